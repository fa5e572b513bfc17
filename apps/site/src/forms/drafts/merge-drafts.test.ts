import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Draft,
  isAhead,
  mergeDrafts,
  withAnswers,
  withEdit,
  withOther,
} from "./merge-drafts.ts";

const start: Draft = { id: "d", values: {} };
const type = (draft: Draft, tab: string, change: Draft["values"]) =>
  withAnswers(draft, { ...draft.values, ...change }, tab);

describe("two tabs of one draft", () => {
  it("changed in different fields have both answers", () => {
    const one = type(start, "1", { message: "A long message" });
    const two = type(start, "2", { name: "Asha" });
    for (const merged of [mergeDrafts(one, two), mergeDrafts(two, one)]) {
      expect(merged.values).toEqual({ message: "A long message", name: "Asha" });
      expect(merged.others).toEqual({});
    }
  });

  it("have what was changed last, if the second change knew of the first", () => {
    const one = type(start, "1", { message: "Hello" });
    const two = type(mergeDrafts(start, one), "2", { message: "Hello there" });
    expect(mergeDrafts(one, two)).toMatchObject({ values: { message: "Hello there" }, others: {} });
    const emptied = type(two, "2", { message: "" });
    expect(mergeDrafts(one, emptied).values).toEqual({ message: "" });
  });

  it("changed in one field keep both texts, each tab its own in the field", () => {
    const one = type(start, "1", { message: "One" });
    const two = type(start, "2", { message: "Two" });
    const first = mergeDrafts(one, two);
    const second = mergeDrafts(two, one);
    expect(first).toMatchObject({ values: { message: "One" }, others: { message: "Two" } });
    expect(second).toMatchObject({ values: { message: "Two" }, others: { message: "One" } });
    expect(mergeDrafts(first, second), "nothing is left to merge").toEqual(first);
    expect(isAhead(first, second)).toBe(false);
    expect(isAhead(first, one)).toBe(true);
    const more = type(second, "2", { message: "Two and more" });
    expect(mergeDrafts(first, more).others).toEqual({ message: "Two and more" });
    const noted = type(one, "1", { name: "Asha" });
    expect(mergeDrafts(two, mergeDrafts(noted, two)).values.message).toBe("Two");
  });

  it("agree on the one text that the visitor keeps", () => {
    const one = type(start, "1", { message: "One" });
    const two = type(start, "2", { message: "Two" });
    const first = mergeDrafts(one, two);
    const second = mergeDrafts(two, first);
    const kept = withEdit(withOther(first, "message", undefined), "message", "1");
    expect(mergeDrafts(second, kept)).toMatchObject({ values: { message: "One" }, others: {} });
  });

  it("keep the text that one of them has, if the other emptied the field meanwhile", () => {
    const both = type(start, "1", { message: "One" });
    const one = type(both, "1", { message: "One more" });
    const two = type(both, "2", { message: "" });
    expect(mergeDrafts(one, two)).toMatchObject({ values: { message: "One more" }, others: {} });
    expect(mergeDrafts(two, one)).toMatchObject({ values: { message: "One more" }, others: {} });
  });

  it("have all of a draft that was stored before changes were counted", () => {
    const old = { id: "d", values: { message: "From last week" } };
    expect(mergeDrafts(start, old).values).toEqual(old.values);
    expect(mergeDrafts(type(start, "1", { name: "Asha" }), old).values).toEqual({
      message: "From last week",
      name: "Asha",
    });
    expect(mergeDrafts(type(start, "1", { message: "New" }), old)).toMatchObject({
      values: { message: "New" },
      others: { message: "From last week" },
    });
  });

  it("keep the boxes ticked that either ticked", () => {
    const one = type(start, "1", { services: ["a"] });
    const two = type(start, "2", { services: ["b"] });
    expect(mergeDrafts(one, two)).toMatchObject({ values: { services: ["a", "b"] }, others: {} });
  });

  it("lose no text, in whatever order they are stored and merged", () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      act: fc.constantFrom("type", "store", "merge"),
      field: fc.constantFrom("name", "message"),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const tabs: [Draft, Draft] = [start, start];
        let stored = start;
        let count = 0;
        for (const { tab, act, field } of steps) {
          const draft = tabs[tab] ?? start;
          // Each text grows from the one before it, so that the last of a line has all its words.
          if (act === "type") {
            count += 1;
            const text = `${draft.values[field] ?? ""}${count};`;
            tabs[tab] = type(draft, `${tab}`, { [field]: text });
          } else if (act === "store") {
            stored = draft;
          } else {
            tabs[tab] = mergeDrafts(draft, stored);
          }
        }
        const [one, two] = tabs;
        const merged = mergeDrafts(one, two);
        for (const field of ["name", "message"]) {
          const all = `${merged.values[field] ?? ""} ${merged.others?.[field] ?? ""}`;
          for (const { values } of tabs) expect(all).toContain(values[field] ?? "");
        }
        const back = mergeDrafts(two, merged);
        expect(isAhead(merged, back)).toBe(false);
        expect(isAhead(back, merged)).toBe(false);
      }),
    );
  });
});
