/**
 * The only script of a first visit. It waits until the visitor points at, presses or enters
 * something that needs React, then fetches it and hydrates the page. Clicks on buttons and on
 * pictures that open large, and submits, are replayed once it is hydrated; other links and native
 * controls work by themselves.
 */
import { followScroll } from "@kolam/ui/follow-scroll";
import { applyTheme, followTheme, savedTheme } from "@kolam/ui/theme";
import { fetchCode, fetchCodeAhead } from "../browser/fetch-code.ts";
import { revealFocused } from "../browser/reveal-focused.ts";
import { savesData } from "../browser/saves-data.ts";
import { whenIdle } from "../browser/when-idle.ts";
import type { PageBoot } from "../document.tsx";
import { hasDraft } from "../forms/drafts/has-draft.ts";
import { startMeasuring } from "../measuring/start.ts";
import { announce } from "../reporting/announce.ts";
import { startReporting } from "../reporting/report.ts";
import { reportConversions } from "../shell/conversions.ts";
import { canReload, reload } from "../shell/reload-once.ts";
import { themeKey } from "../theme/theme-key.ts";
import type { start as startApp } from "./client.tsx";
import { captureEarlyEvents } from "./event-replay.ts";

/** The element that brought this script: see document.tsx. */
const own = document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset as {
  readonly code: string;
  readonly hydrate: PageBoot["hydrate"];
};
const code = own.code.split(" ") as [string, ...string[]];
/** What React hydrates. Whatever scripts add outside it, such as a chat, handles its own events. */
const root = document.getElementById("root") ?? document.body;
/** `pointermove` too: the pointer may already have been there before this script arrived. */
const interactions = ["pointerover", "pointermove", "pointerdown", "keydown", "focusin"];
/**
 * What needs React. A visitor who follows a link would only wait for the hydration of a page they
 * are leaving.
 */
const needsReact = "#root :is(button, form, input, search, select, textarea)";
/**
 * How long after a failure, in ms, nothing but a click on a button or a submit starts another
 * attempt.
 */
const retryDelay = 3_000;
let starting = false;
let pausedUntil = 0;

// First, so that it catches all later events.
if (__REPORTS__) startReporting(__REPORTS__);

async function start(): Promise<void> {
  if (starting) return;
  starting = true;
  try {
    await fetchCode(code);
    // Dependencies first. Each runs in its own task, so that a slow phone can respond in between.
    for (const file of code.slice(1)) await import(/* @vite-ignore */ file);
    const client = (await import(/* @vite-ignore */ code[0])) as { start: typeof startApp };
    const page = await client.start();
    await release.replay(page);
    for (const type of interactions) removeEventListener(type, onInteraction, true);
    document.documentElement.dataset.hydrated = "";
    if (__TAG_KIND__) loadTag?.();
  } catch (error) {
    console.error(error);
    announce("start");
    // A form that is being sent leaves the page anyway: see below. Code that is gone was missed by
    // `fetchCode` already; in Firefox and Safari an import also fails when a link is followed,
    // which a reload would undo.
    if (!(error instanceof TypeError) && canReload(error)) reload();
    starting = false;
    pausedUntil = performance.now() + retryDelay;
    // Nothing should keep waiting for hydration.
    document.documentElement.dataset.failed = "";
    release.giveUp();
    release = captureEarlyEvents(root, start);
    if (__TAG_KIND__) loadTag?.();
  }
}

function onInteraction({ target }: Event): void {
  if (target instanceof Element && !target.closest(needsReact)) return;
  if (performance.now() >= pausedUntil) void start();
}

// The inline script has set the theme before the first paint; the browser's own colours follow
// here.
applyTheme(savedTheme(themeKey));
followTheme(themeKey);
// Lets styles show what the address asks for before the page is hydrated.
if (location.search) document.documentElement.dataset.query = location.search.slice(1);
const header = document.querySelector("header");
if (header) followScroll(header);
reportConversions();
revealFocused();
const loadTag = __TAG_KIND__ ? startMeasuring() : undefined;
let release = captureEarlyEvents(root, start);
// Find-in-page has found a match in a closed answer.
addEventListener("beforematch", () => void start(), true);
// In browsers whose find-in-page skips hidden content, only the stylesheet hides it.
if (!("onbeforematch" in document.documentElement)) {
  for (const closed of document.querySelectorAll("[hidden=until-found]"))
    closed.removeAttribute("hidden");
}
for (const type of interactions) {
  addEventListener(type, onInteraction, { capture: true, passive: true });
}
// History entries made by the router belong to one document, even after a reload.
const shownPath = location.pathname;
addEventListener("popstate", () => {
  const isHydrated = "hydrated" in document.documentElement.dataset;
  if (!isHydrated && location.pathname !== shownPath) location.reload();
});

/** An answer that was found before this script came, and addresses that Cloudflare has hidden. */
const changedOnTheWay = "[data-k-still]:not([hidden]), [data-cfemail]";

/** Whether the page looks different after hydration. */
function looksDifferent(): boolean {
  // The prerendered page does not know the query or hash of the address.
  if (own.hydrate === "idle" || location.search || location.hash) return true;
  if (document.querySelector(changedOnTheWay)) return true;
  return (
    own.hydrate === "draft" &&
    hasDraft(
      () => localStorage,
      () => sessionStorage,
    )
  );
}

function whenLoaded(): void {
  whenIdle(() => {
    if (looksDifferent()) void start();
    // A failure surfaces at the first interaction.
    else if (!savesData()) {
      fetchCodeAhead(code);
      if (__TAG_KIND__) loadTag?.();
    }
  }, 1_000);
}

addEventListener("load", () => {
  // A page prerendered by the browser waits until it is visited.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", whenLoaded);
  } else whenLoaded();
});
