// Elements without markup: whatever people write becomes text, never HTML.

function build(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** h("button", { class: "big", onclick: go }, "Go") */
export const h = (tag, attributes, ...children) => build(document.createElement(tag), attributes, children);

/** The same for drawings. */
export const svg = (tag, attributes, ...children) =>
  build(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

/**
 * New content for an element. Nothing is touched if it looks the same, so that a click is never lost in between;
 * what had the focus has it again if it is still there (known by `data-at`).
 */
export function refill(element, ...children) {
  const wanted = children.flat().filter((child) => child != null && child !== false);
  const there = element.childNodes;
  if (there.length === wanted.length && wanted.every((child, i) => there[i].isEqualNode(child))) return;
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.at : undefined;
  element.replaceChildren(...wanted);
  if (focused) element.querySelector(`[data-at="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** A line that comes, is read aloud, and goes. */
export function toast(text) {
  const line = h("p", { class: "toast", role: "status" }, text);
  document.body.append(line);
  setTimeout(() => line.remove(), 4500);
}

export function copyButton(text, label = "Copy link") {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast("Copied.");
    } catch {
      prompt("Copy this:", text); // without https a page may not write to the clipboard
    }
  };
  return h("button", { type: "button", onclick: copy }, label);
}

export const plural = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** The mark of a player: a shape of its own and a colour. */
export const SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M3 3h18v18H3z",
  "M12 1.5 23.5 21H.5z",
  "M12 .5 23.5 12 12 23.5.5 12z",
  "M12 1l10 5.5v11L12 23 2 17.5v-11z",
  "M12 .5l3.3 7.6 8.2.8-6.2 5.5 1.8 8.1L12 18.3l-7.1 4.2 1.8-8.1L.5 8.9l8.2-.8z",
];
export const emblem = (seat) =>
  svg("svg", { class: `emblem seat${seat}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: SHAPES[seat - 1] }));
