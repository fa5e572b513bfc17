import { expect, it } from "vitest";
import { mainThreadOf, type TraceEvent } from "./main-thread.ts";

const thread = (name: string, pid: number, tid: number): TraceEvent => ({
  name: "thread_name",
  ph: "M",
  pid,
  tid,
  ts: 0,
  args: { name },
});

/** Work from a time on, in ms, on the main thread unless another is named. */
const work = (name: string, from: number, length: number, own = length, tid = 7): TraceEvent => ({
  name,
  ph: "X",
  pid: 3,
  tid,
  ts: from * 1000,
  dur: length * 1000,
  tdur: own * 1000,
});

const threads = [thread("CrRendererMain", 3, 7), thread("Compositor", 3, 8)];

it("work inside other work counts as its own kind only", () => {
  const found = mainThreadOf([
    ...threads,
    work("RunTask", 0, 20),
    work("FunctionCall", 1, 10),
    work("Layout", 3, 6),
    work("UpdateLayoutTree", 4, 2),
    work("Paint", 12, 3),
  ]);
  expect(found).toMatchObject({ all: 20, script: 4, layout: 4, style: 2, paint: 3 });
  expect(found).toMatchObject({ styles: 1, layouts: 1, longest: 20 });
});

it("time counts that the thread itself has run, and no other thread's", () => {
  const found = mainThreadOf([
    ...threads,
    work("RunTask", 0, 50, 12),
    work("RunTask", 60, 30, 5),
    work("RunTask", 0, 90, 90, 8),
  ]);
  expect(found).toMatchObject({ all: 17, longest: 12 });
});
