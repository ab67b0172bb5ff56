// Telling somebody who looks elsewhere that it is his turn: the title of the tab, and a notice of the browser.

import { settings } from "./settings.svelte";

let plainTitle = "";

// Marks the title of the tab, or restores it.
export function markTitle(mark: string | null): void {
  if (!plainTitle) plainTitle = document.title;
  document.title = mark ? `● ${mark} · ${plainTitle}` : plainTitle;
}

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

// Shown only while the page is hidden and somebody has asked for it.
export function notice(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notices from a service worker only.
  }
}
