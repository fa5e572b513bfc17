import * as kit from "@kolam/ui";
import { composeMeta, type StoryModule } from "@kolam/ui/testing/compose";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Probe, typed } from "./probe.ts";

/**
 * Fields have two roots: attributes, `ref` and events belong to the control, where forms, labels
 * and error summaries look for them, and `className` to the frame around label, messages and
 * control, which is what a layout places.
 */
const fields = [
  "Checkbox",
  "FileField",
  "SearchField",
  "Select",
  "Switch",
  "TextArea",
  "TextField",
  "ThemeSwitch",
];

type Case = (probe: Probe) => ReactElement;

const wiring = {
  id: "own",
  hintId: undefined,
  descriptionId: undefined,
  errorId: undefined,
  validity: "valid",
  aria: { "aria-describedby": undefined, "aria-invalid": undefined },
} as const;

/** The components that no story is about. */
const withoutStory: Readonly<Record<string, Case>> = {
  FieldFrame: (probe) => (
    <kit.FieldFrame {...probe} label="Own" wiring={wiring}>
      <input id="own" />
    </kit.FieldFrame>
  ),
  ProcessList: (probe) => <kit.ProcessList {...probe}>{null}</kit.ProcessList>,
  ProseTable: (probe) => <kit.ProseTable {...probe} label="Table" />,
};

/** Args with which a component has a root, beside those of its stories' meta. */
const more: Readonly<Record<string, object>> = {
  Dialog: { defaultOpen: true },
  Drawer: { defaultOpen: true },
};

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][A-Za-z]*[a-z]/.test(name) &&
  (typeof value === "function" ||
    (typeof value === "object" && value !== null && "$$typeof" in value));

const exported = Object.entries(kit).filter(isComponent);

/** The components that stories are about. */
function casesOf(files: readonly StoryModule[]): [string, Case][] {
  return files.flatMap((file) => {
    const [name] = exported.find(([, component]) => component === file.default.component) ?? [];
    return name ? [[name, (probe) => composeMeta(file, { ...more[name], ...probe })]] : [];
  });
}

/** A component, and what of the probe did not reach its root. */
export interface Root {
  readonly name: string;
  readonly missing: readonly string[];
}

/** Waits until the browser has painted. */
export const painted = () =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));

function missing(name: string, seen: { ref: Element | null; clicked: EventTarget[] }): string[] {
  const roots = document.querySelectorAll<HTMLElement>("#probe");
  const [root] = roots;
  if (!root || roots.length > 1) return [`id: it is on ${roots.length} elements`];
  root.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const dressed = document.querySelectorAll(".probe");
  const isDressed = fields.some((field) => field === name)
    ? dressed[0]?.contains(root) && dressed[0] !== root
    : dressed[0] === root;
  const reached = {
    ref: seen.ref === root,
    className: dressed.length === 1 && isDressed,
    "data-*": root.dataset.probe === "here",
    "aria-*": root.getAttribute("aria-keyshortcuts") === "P",
    onClick: seen.clicked.length === 1 && seen.clicked[0] === root,
  };
  return Object.entries(reached).flatMap(([what, here]) => (here ? [] : [what]));
}

async function examine([name, render]: [string, Case]): Promise<Root> {
  const host = document.createElement("div");
  document.body.append(host);
  const seen: { ref: Element | null; clicked: EventTarget[] } = { ref: null, clicked: [] };
  const probe: Probe = {
    id: "probe",
    className: "probe",
    ref: (element) => {
      seen.ref = element;
    },
    "data-probe": "here",
    "aria-keyshortcuts": "P",
    onClick: (event) => {
      event.preventDefault();
      seen.clicked.push(event.currentTarget);
    },
  };
  const root = createRoot(host);
  flushSync(() => root.render(render(probe)));
  await painted();
  const lacks = missing(name, seen);
  flushSync(() => root.unmount());
  host.remove();
  return { name, missing: lacks };
}

/** Renders every component of the kit with the probe. */
export async function examineRoots(files: readonly StoryModule[]) {
  const roots: Root[] = [];
  for (const entry of [...casesOf(files), ...Object.entries(withoutStory)]) {
    roots.push(await examine(entry));
  }
  return { roots, typed, exported: exported.map(([name]) => name) };
}
