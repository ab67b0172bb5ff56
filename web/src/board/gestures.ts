// Fingers, mouse and wheel on the board.

import type { View } from "./view.svelte";

const SLACK = 7; // pixels a finger may slip and still tap
const TWICE = 300; // milliseconds between the taps of a double tap
const NEAR = 32; // pixels between them
const LONG = 500; // milliseconds a finger rests to take something back

export interface Gestures {
  dragged: () => boolean; // whether the click that comes now is the end of a drag
}

export interface Wishes {
  zooms: (on: Element) => boolean; // whether two taps here zoom: nothing else must be meant by them
  hold: (on: Element) => void; // a finger rests, or the other button of the mouse was pressed
}

// Two taps zoom where `zooms` says so; not those of a mouse, which has a wheel.
export function gestures(window: HTMLElement, view: View, { zooms, hold }: Wishes): Gestures & { destroy: () => void } {
  const fingers = new Map<number, [number, number]>();
  let moved = false;
  let resting = 0;
  let last: { at: number; x: number; y: number } = { at: 0, x: 0, y: 0 };

  const place = (event: PointerEvent | WheelEvent): [number, number] => {
    const box = window.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = (): [number, number, number] => {
    const [a, b] = [...fingers.values()] as [[number, number], [number, number]];
    return [Math.hypot(a[0] - b[0], a[1] - b[1]) || 1, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("[data-controls]")) return;
    if (!fingers.size) moved = false;
    fingers.set(event.pointerId, place(event));
    if (fingers.size > 1) moved = true;
    clearTimeout(resting);
    if (event.pointerType !== "mouse" && !moved) {
      const on = event.target as Element;
      resting = globalThis.setTimeout(() => {
        if (moved || !fingers.size) return;
        moved = true; // the click that follows is none
        hold(on);
      }, LONG);
    }
  }

  function other(event: MouseEvent): void {
    event.preventDefault();
    if (!fingers.size) hold(event.target as Element); // otherwise a finger rests, which has been noticed
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (fingers.size === 2) {
      const [wide, x, y] = spread();
      fingers.set(event.pointerId, now);
      const [wider, nx, ny] = spread();
      view.scale(wider / wide, nx, ny);
      view.pan(nx - x, ny - y);
    } else if (moved || Math.hypot(now[0] - before[0], now[1] - before[1]) > SLACK) {
      if (!moved) window.setPointerCapture(event.pointerId);
      moved = true;
      fingers.set(event.pointerId, now);
      view.pan(now[0] - before[0], now[1] - before[1]);
    }
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || moved || event.type === "pointercancel") return;
    const [x, y] = place(event);
    const may = event.pointerType !== "mouse" && zooms(event.target as Element);
    const twice = may && event.timeStamp - last.at < TWICE && Math.hypot(x - last.x, y - last.y) < NEAR;
    last = { at: twice ? 0 : event.timeStamp, x, y };
    if (!twice) return;
    if (view.zoom > 1.9) view.fit();
    else view.scale(2.2, x, y);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    view.scale(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * (event.ctrlKey ? 0.01 : 0.0022)), ...place(event));
  }

  window.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  window.addEventListener("contextmenu", other);
  window.addEventListener("wheel", wheel, { passive: false });
  return {
    dragged: () => moved,
    destroy() {
      clearTimeout(resting);
      window.removeEventListener("contextmenu", other);
      window.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      window.removeEventListener("wheel", wheel);
    },
  };
}
