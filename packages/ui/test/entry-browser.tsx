import "../../../.storybook/preview.tsx";
import files from "virtual:all-stories";
import { hydrateRoot } from "react-dom/client";
import { composeFile } from "./compose.tsx";
import { overflows } from "./overflow.ts";
import { brokenReferences } from "./references.ts";

/** What a story did in the browser; empty lists mean all is well. */
export interface BrowserStory {
  readonly name: string;
  /** Console output and errors while hydrating the server's HTML. */
  readonly problems: readonly string[];
  /** Ids that occur twice and references that lead nowhere, once hydrated. */
  readonly references: readonly string[];
  /** What reaches out of the window, by direction. */
  readonly overflow: { readonly ltr: readonly string[]; readonly rtl: readonly string[] };
}

const stories = files.flatMap(composeFile);
let problems: string[] = [];
for (const method of ["error", "warn", "log", "info"] as const) {
  console[method] = (...said: unknown[]) => problems.push(`console.${method}: ${said.join(" ")}`);
}
addEventListener("error", ({ message }) => problems.push(`uncaught: ${message}`));
addEventListener("unhandledrejection", ({ reason }) => problems.push(`rejected: ${reason}`));

const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done(), 0)));

/** Whatever is on its way arrives at once; what turns for ever is left alone. */
function endMotion(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  }
}

async function examine(index: number, html: string): Promise<BrowserStory> {
  const story = stories[index];
  if (!story) throw new Error(`There is no story ${index}.`);
  problems = [];
  document.body.className = story.fullscreen ? "" : "padded";
  const host = document.createElement("div");
  document.body.append(host);
  host.innerHTML = html;
  const root = hydrateRoot(host, story.element, {
    onRecoverableError: (error) => problems.push(`not the server's HTML: ${error}`),
    onUncaughtError: (error) => problems.push(`it threw: ${error}`),
  });
  await painted();
  endMotion();
  await painted();
  const references = brokenReferences(document);
  const ltr = overflows(document.documentElement);
  document.documentElement.dir = "rtl";
  await painted();
  const rtl = overflows(document.documentElement);
  document.documentElement.dir = "ltr";
  root.unmount();
  await painted();
  host.remove();
  return { name: story.name, problems, references, overflow: { ltr, rtl } };
}

/** Hydrates the server's HTML of each story that is given, one after another, and measures it. */
async function examineAll(html: readonly (string | null)[]): Promise<BrowserStory[]> {
  await document.fonts.ready;
  const found: BrowserStory[] = [];
  for (const [index, text] of html.entries()) {
    if (text !== null) found.push(await examine(index, text));
  }
  return found;
}

declare global {
  interface Window {
    examineAll: typeof examineAll;
  }
}

window.examineAll = examineAll;
