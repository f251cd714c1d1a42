// Shows what the house pushes while the app is closed, and opens it on a press. Keeps nothing, and touches no request.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let message;
  try {
    message = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(self.registration.showNotification(String(message.title ?? "Tunewright"), {
    body: String(message.body ?? ""), tag: String(message.tag ?? ""), icon: "/logo.svg", data: { url: String(message.url ?? "/") },
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Our own pages only, whatever came.
  const url = new URL(event.notification.data.url, self.location.origin);
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async (windows) => {
    const open = windows.find((each) => each.url === target) ?? null;
    return open ? open.focus() : self.clients.openWindow(target);
  }));
});
