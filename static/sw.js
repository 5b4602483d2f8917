/*
 * Replaces the service worker that an earlier site may have left in its visitors' browsers under this name: those would
 * show that site from its cache for ever. It empties the caches, removes itself, and reloads the pages that are open.
 * This site has no service worker and registers none.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    const pages = await self.clients.matchAll({ type: "window" });
    await self.registration.unregister();
    for (const page of pages) page.navigate(page.url);
  };
  event.waitUntil(retire());
});
