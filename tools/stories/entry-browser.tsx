import "../../.storybook/page-styles.ts";
import { composeFile, composeTexts } from "@kolam/ui/testing/compose";
import { type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { partSelector } from "../../.storybook/docs/part-selector.ts";
import { overflows } from "./overflow.ts";
import { brokenReferences } from "./references.ts";
import { examineRoots, painted } from "./roots.tsx";
import { storyFiles } from "./story-files.ts";

/** What went wrong with a story in the browser; empty lists mean nothing did. */
export interface BrowserStory {
  readonly name: string;
  /** Console output and errors while the server's HTML was hydrated. */
  readonly problems: readonly string[];
  /** Duplicate ids and references to missing ids, after hydration. */
  readonly references: readonly string[];
  /** Elements that stick out of the window, by writing direction. */
  readonly overflow: { readonly ltr: readonly string[]; readonly rtl: readonly string[] };
  /**
   * Selectors in the anatomy of its component that match nothing, if it is the story that shows the
   * parts.
   */
  readonly missingParts: readonly string[];
}

/**
 * The selectors of the parts of each component, by title and export of the story that shows them.
 */
export type Anatomies = Readonly<Record<string, readonly string[]>>;

const stories = storyFiles.flatMap((file) => [...composeFile(file), ...composeTexts(file)]);
let problems: string[] = [];
for (const method of ["error", "warn", "log", "info"] as const) {
  console[method] = (...values: unknown[]) =>
    problems.push(`console.${method}: ${values.join(" ")}`);
}
addEventListener("error", ({ message }) => problems.push(`uncaught: ${message}`));
addEventListener("unhandledrejection", ({ reason }) => problems.push(`rejected: ${reason}`));

/** Finishes transitions and finite animations; endless ones are left running. */
function finishMotion(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  }
}

/** Says when it is hydrated, which may take longer than a frame. */
function Announced({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

async function examine(index: number, html: string, parts: Anatomies): Promise<BrowserStory> {
  const story = stories[index];
  if (!story) throw new Error(`There is no story ${index}.`);
  problems = [];
  document.body.className = story.fullscreen ? "" : "padded";
  const host = document.createElement("div");
  document.body.append(host);
  host.innerHTML = html;
  let onHydrated = () => {};
  const hydrated = new Promise<void>((done) => {
    onHydrated = done;
  });
  const element = <Announced onHydrated={onHydrated}>{story.element}</Announced>;
  const root = hydrateRoot(host, element, {
    onRecoverableError: (error) => problems.push(`hydration mismatch: ${error}`),
    onUncaughtError: (error) => {
      problems.push(`it threw: ${error}`);
      onHydrated();
    },
  });
  await hydrated;
  await painted();
  finishMotion();
  const references = brokenReferences(document);
  const missing = () =>
    (parts[`${story.title} ${story.exported}`] ?? []).filter(
      (at) => !host.querySelector(partSelector(at)),
    );
  // Some parts exist only with scripts, and React may need another turn for them.
  for (let turn = 0; turn < 20 && missing().length > 0; turn += 1) await painted();
  const missingParts = missing();
  const ltr = overflows(document.documentElement);
  document.documentElement.dir = "rtl";
  const rtl = overflows(document.documentElement);
  document.documentElement.dir = "ltr";
  flushSync(() => root.unmount());
  host.remove();
  return { name: story.name, problems, references, overflow: { ltr, rtl }, missingParts };
}

/** Hydrates the server's HTML of every story, one after another, and examines the result. */
async function examineAll(html: readonly string[], parts: Anatomies): Promise<BrowserStory[]> {
  await document.fonts.ready;
  const found: BrowserStory[] = [];
  for (const [index, text] of html.entries()) found.push(await examine(index, text, parts));
  return found;
}

declare global {
  interface Window {
    examineAll: typeof examineAll;
    examineRoots: () => ReturnType<typeof examineRoots>;
  }
}

window.examineAll = examineAll;
window.examineRoots = () => examineRoots(storyFiles);
