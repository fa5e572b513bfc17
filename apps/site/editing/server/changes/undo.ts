import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import type { Store } from "../store.ts";
import type { Content, Journal, Step } from "./journal.ts";

/** What undoing did, or doing again. Files are from the root. */
export interface Undone {
  /** All that it was about; none if there was nothing to undo. */
  readonly files: readonly string[];
  /** Those that came or went. */
  readonly whole: readonly string[];
  /** Those that somebody else has changed since, so that they were left as they are. */
  readonly left: readonly string[];
}

const same = (one: Content, other: Content) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

/** Restores a file to its content before or after a step, unless it has been changed since. */
function turn(
  step: Step,
  way: "undo" | "redo",
  journal: Journal,
  store: Store,
): "left" | "turned" | "whole" {
  const file = join(root, step.file);
  const [from, to] = way === "undo" ? [step.after, step.before] : [step.before, step.after];
  const now = store.bytes(file);
  const isLeft = !same(now?.content, from) && !same(now?.content, to);
  if (!isLeft && !same(now?.content, to)) store.put(file, to, now?.version);
  journal.mark(step, isLeft ? "left" : way === "undo" ? "undone" : "done");
  if (isLeft) return "left";
  return from === undefined || to === undefined ? "whole" : "turned";
}

function turnAll(
  steps: readonly Step[],
  way: "undo" | "redo",
  journal: Journal,
  store: Store,
): Undone {
  const turned = steps.map((step) => ({
    file: step.file,
    became: turn(step, way, journal, store),
  }));
  const those = (wanted: string) =>
    turned.flatMap(({ file, became }) => (became === wanted ? file : []));
  return { files: steps.map(({ file }) => file), whole: those("whole"), left: those("left") };
}

const together = (one: Step, other: Step) => one.group !== undefined && one.group === other.group;

/** What would be undone next, and what would be done again: the steps, in that order. */
export function nextSteps(journal: Journal): {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
} {
  const done: Step[] = [];
  let undone: readonly Step[] = [];
  for (const step of journal.steps()) {
    const [first] = done;
    if (first && !together(first, step)) break;
    if (step.state === "done") done.push(step);
    else if (step.state === "undone" && !first) {
      // The one that was undone last is the oldest of them.
      undone = undone[0] && together(undone[0], step) ? [step, ...undone] : [step];
    }
  }
  return { done, undone };
}

/**
 * Undoes what was done last.
 * @param store which takes nothing down
 */
export const undo = (journal: Journal, store: Store): Undone =>
  turnAll(nextSteps(journal).done, "undo", journal, store);

/** Does again what was undone last. */
export const redo = (journal: Journal, store: Store): Undone =>
  turnAll(nextSteps(journal).undone, "redo", journal, store);
