import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import * as kit from "../../src/index.ts";
import { cases, fields, rootless, typed } from "./cases.tsx";
import type { Case, Probe } from "./probe.ts";

/** A component, and what of the probe did not reach its root. */
export interface Root {
  readonly name: string;
  readonly missing: readonly string[];
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));

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

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][A-Za-z]*[a-z]/.test(name) &&
  (typeof value === "function" ||
    (typeof value === "object" && value !== null && "$$typeof" in value));

/** Renders every case and compares the list with what the kit exports. */
async function examineRoots() {
  const roots: Root[] = [];
  for (const entry of Object.entries(cases)) roots.push(await examine(entry));
  const exported = Object.entries(kit).filter(isComponent);
  return { roots, typed, rootless, exported: exported.map(([name]) => name) };
}

declare global {
  interface Window {
    examineRoots: typeof examineRoots;
  }
}

window.examineRoots = examineRoots;
