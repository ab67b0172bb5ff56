/// <reference lib="webworker" />
// What a service worker does when this server calls: show a notice, and open the seat, or end the notices, at a click.

interface Told {
  title: string;
  body: string;
  url: string; // opens the seat
  end: string; // ends the notices
  stop: string; // what the button says that leads there
  tag: string; // of the table: a new notice takes the place of the one before
}

// What browsers know of notices and TypeScript does not: buttons. Where there are none the click still opens the seat.
interface Shown extends NotificationOptions {
  actions: { action: string; title: string }[];
}

const END = "end";

export function answerCalls(self: ServiceWorkerGlobalScope): void {
  self.addEventListener("push", (event) => {
    const told = event.data?.json() as Told | undefined;
    if (told) event.waitUntil(self.registration.showNotification(told.title, shown(told)));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const told = event.notification.data as Told;
    event.waitUntil(event.action === END ? self.clients.openWindow(told.end) : open(self, told.url));
  });
}

function shown(told: Told): Shown {
  return { body: told.body, tag: told.tag, data: told, actions: [{ action: END, title: told.stop }] };
}

// Goes to the table where it is open already, or opens it.
async function open(self: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const address = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(address.href);
}
