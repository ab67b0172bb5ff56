// Browsers start no worker for a page that was opened as a file. The search of the site asks for one; here it gets a hidden
// frame that does the same work.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const address = new URL(url, document.baseURI).href;
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.document.open();  // from now on the frame has the address of this page, to which others are relative
      inside.document.write("<!doctype html><title></title><body></body>");
      inside.document.close();
      inside.importScripts = (...scripts) =>
        Promise.all(scripts.map((script) => new Promise((done, failed) => {
          const element = inside.document.createElement("script");
          element.src = new URL(script, address).href;
          element.onload = done;
          element.onerror = failed;
          inside.document.body.append(element);
        })));
      // What the worker says to its maker, and what it is told.
      inside.postMessage = (data) => setTimeout(() => this.tell(data));  // a real one never interrupts either
      inside.IFrameWorker = window.Worker;
      this.ready = inside.importScripts(address);
    }
    tell(data) {
      const message = new MessageEvent("message", { data: structuredClone(data) });
      this.dispatchEvent(message);
      this.onmessage?.(message);
    }
    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow;
        inside.dispatchEvent(new inside.MessageEvent("message", { data: structuredClone(data) }));
      });
    }
    terminate() {
      this.frame.remove();
    }
  };
}
