// Shows that it is somebody's turn while no page is open. It keeps nothing and answers no request.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', event => {
  const { heading, line, tag, path } = event.data?.json() ?? {};
  if (typeof heading !== 'string') return;
  const show = async () => {
    const open = await pages();
    // Whoever looks at the table sees it there.
    if (open.some(page => page.focused && new URL(page.url).pathname === path)) return;
    await self.registration.showNotification(heading, { body: line, tag, renotify: true, data: { path } });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const go = async () => {
    const there = (await pages()).find(page => new URL(page.url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(go());
});
