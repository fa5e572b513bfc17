// Earlier versions of the site set the theme in a service worker at this address. This one removes itself.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", () => self.registration.unregister());
