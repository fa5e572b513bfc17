/**
 * The only script on a first visit. It waits for the first sign of a visitor, then fetches React and
 * hydrates the page. What the visitor did meanwhile is held and repeated, once and in order; links and
 * native controls work by themselves and are left alone.
 */
import { reportConversions } from "./conversions.ts";
import type { start as startApp } from "./entry-client.tsx";
import { afterFirstPaint } from "./navigation/after-paint.ts";
import { holdActs } from "./navigation/hold-acts.ts";
import { applyLateStyles } from "./navigation/late-styles.ts";
import { preloadModule } from "./navigation/preload-module.ts";
import { whenIdle } from "./navigation/when-idle.ts";
import type { onIdle } from "./on-idle.ts";
import { applyTheme, savedTheme } from "./theme/theme.ts";

/** What the element that brought this script says: see document.tsx. */
const own = document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset as {
  readonly code: string;
  readonly hydrate: string;
};
/** The entry, what runs on idle, and what they need. */
const code = own.code.split(" ") as [string, string, ...string[]];
const signs = [
  "pointerover",
  // The pointer may have come to where it is before this script did.
  "pointermove",
  "pointerdown",
  "keydown",
  "focusin",
] as const;
/** How long the code may wait for an idle moment that never comes, in ms. */
const idleLimit = 1_000;
let started = false;
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Runs what needs no React. */
function attend(): void {
  void import(/* @vite-ignore */ code[1]).then((module: { onIdle: typeof onIdle }) =>
    module.onIdle(),
  );
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  // All of it at once: the entry would only ask for the rest when it has come.
  for (const href of code) preloadModule(href, "high");
  try {
    const entry = (await import(/* @vite-ignore */ code[0])) as { start: typeof startApp };
    await entry.start();
    // From now on pages open in place, and the speculation rules apply no more.
    document.documentElement.dataset.live = "";
    await release("repeat");
    if (savesData) attend();
  } catch (error) {
    console.error(error);
    await release("giveUp");
  }
}

/**
 * Fetches the code, a module each time the browser is idle, and then runs `act`. To ask for one takes it 2 ms,
 * ten on a slow phone.
 */
function fetchOnIdle(act: () => void, from = 0): void {
  const href = started ? undefined : code[from];
  if (!href) {
    act();
    return;
  }
  preloadModule(href, "low");
  whenIdle(() => fetchOnIdle(act, from + 1), idleLimit);
}

applyLateStyles();
applyTheme(savedTheme());
if (location.search) document.documentElement.dataset.query = location.search.slice(1);
reportConversions();
const release = holdActs(window, (element) => {
  // An island that was touched is hydrated with the page.
  element.closest<HTMLElement>("[data-island]")?.setAttribute("data-wanted", "");
  void start();
});
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
// What only scripts answer can be shown now: see build/page-styles.ts.
document.documentElement.dataset.boot = "";

const whenLoaded = () =>
  whenIdle(() => {
    // What an address asks for after its path, the prerendered page does not show yet.
    const isAsked = own.hydrate === "idle" || location.search;
    if (savesData) {
      if (isAsked) void start();
      return;
    }
    fetchOnIdle(() => {
      if (isAsked) void start();
      attend();
    });
  }, idleLimit);
addEventListener("load", () => {
  if (!(document as { prerendering?: boolean }).prerendering) {
    // A page without pictures has loaded before it is painted.
    afterFirstPaint(whenLoaded);
    return;
  }
  // A browser has made the page ahead of a visit that may never come: it fetches no code yet, and the
  // theme may change until then.
  document.addEventListener("prerenderingchange", () => {
    applyTheme(savedTheme());
    whenLoaded();
  });
});
