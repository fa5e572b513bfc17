import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import type { Store } from "../store.ts";
import type { Content, Journal, Step } from "./journal.ts";

/** What undoing did. */
export interface Undone {
  /** The file, from the root; `undefined` if there was nothing to undo. */
  readonly file?: string;
  /** Whether the file came or went. */
  readonly isWhole: boolean;
  /** Whether somebody else has changed the file since, so that it was left as it is. */
  readonly isLeft: boolean;
}

const nothing: Undone = { isWhole: false, isLeft: false };

const same = (one: Content, other: Content) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

/** Writes what a file said before a step, or after it, unless the file says something else by now. */
function turn(step: Step, way: "undo" | "redo", journal: Journal, store: Store): Undone {
  const file = join(root, step.file);
  const [from, to] = way === "undo" ? [step.after, step.before] : [step.before, step.after];
  const now = store.bytes(file);
  const isLeft = !same(now?.content, from) && !same(now?.content, to);
  if (!isLeft && !same(now?.content, to)) store.put(file, to, now?.version);
  journal.mark(step, isLeft ? "left" : way === "undo" ? "undone" : "done");
  return { file: step.file, isWhole: !isLeft && (from === undefined || to === undefined), isLeft };
}

/** What would be undone, and what would be done again. */
export function nextSteps(journal: Journal): { readonly done?: Step; readonly undone?: Step } {
  let undone: Step | undefined;
  for (const step of journal.steps()) {
    if (step.state === "done") return { done: step, ...(undone && { undone }) };
    if (step.state === "undone") undone = step;
  }
  return undone ? { undone } : {};
}

/**
 * Undoes the newest step.
 * @param store which takes nothing down
 */
export function undo(journal: Journal, store: Store): Undone {
  const { done } = nextSteps(journal);
  return done ? turn(done, "undo", journal, store) : nothing;
}

/** Does again what was undone last. */
export function redo(journal: Journal, store: Store): Undone {
  const { undone } = nextSteps(journal);
  return undone ? turn(undone, "redo", journal, store) : nothing;
}
