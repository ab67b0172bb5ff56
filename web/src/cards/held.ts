// A finger that rests on something, or the other button of the mouse.

const LONG = 500; // milliseconds
const SLACK = 7; // pixels a finger may slip

export function held(act: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let done = false; // the click that follows is none
    let start: [number, number] = [0, 0];
    const stop = (): void => clearTimeout(timer);
    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown: (event) => {
        done = false;
        stop();
        if (event.pointerType === "mouse") return;
        start = [event.clientX, event.clientY];
        timer = window.setTimeout(() => {
          done = true;
          act();
        }, LONG);
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        event.preventDefault();
        stop();
        if (!done) act();
        done = true;
      },
      click: (event) => {
        if (!done) return;
        done = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) node.addEventListener(name, listener, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of all) node.removeEventListener(name, listener, { capture: true });
    };
  };
}
