/**
 * The only script on a first visit. It waits for the first sign of a visitor, then fetches React and
 * hydrates the page. What the visitor did meanwhile is held and repeated, once and in order; links and
 * native controls work by themselves and are left alone.
 */
import { reportConversions } from "./conversions.ts";
import type { start as startApp } from "./entry-client.tsx";
import { applyTheme, savedTheme } from "./theme/theme.ts";

const script = document.querySelector<HTMLScriptElement>("script[data-code]");
const code = script?.dataset.code?.split(" ") ?? [];
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;
const held: { repeat: () => void; giveUp: () => void }[] = [];
let started = false;

function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.type !== "button") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ repeat: () => button.click(), giveUp: () => {} });
  void start();
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const { submitter } = event;
  held.push({ repeat: () => form.requestSubmit(submitter), giveUp: () => form.submit() });
  void start();
}

function release(action: "repeat" | "giveUp"): void {
  removeEventListener("click", holdClick, true);
  removeEventListener("submit", holdSubmit, true);
  for (const act of held.splice(0)) act[action]();
}

async function start(): Promise<void> {
  if (started || !code[0]) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  try {
    const entry = (await import(/* @vite-ignore */ code[0])) as { start: typeof startApp };
    await entry.start();
    release("repeat");
  } catch (error) {
    console.error(error);
    release("giveUp");
  }
}

function fetchCode(): void {
  for (const href of code) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

applyTheme(savedTheme());
reportConversions();
addEventListener("click", holdClick, true);
addEventListener("submit", holdSubmit, true);
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
addEventListener("load", () =>
  whenIdle(() => {
    // What an address asks for after its path, the prerendered page does not show yet.
    if (script?.dataset.hydrate === "idle" || location.search) void start();
    else if (!savesData) fetchCode();
  }),
);
