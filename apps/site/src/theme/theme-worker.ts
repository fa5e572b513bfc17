/**
 * Writes the visitor's theme into each page on its way to them, so that it is right from the first
 * paint. Registered as `/theme-worker.js?theme=dark`, and only for those who chose a theme.
 */
import { withTheme } from "./with-theme.ts";

/** What of a service worker's global scope is used here; TypeScript has it in another library. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as Scope;
const theme = new URL(worker.location.href).searchParams.get("theme") === "dark" ? "dark" : "light";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  ),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(
    (async () => withTheme((await event.preloadResponse) ?? (await fetch(request)), theme))(),
  );
});
