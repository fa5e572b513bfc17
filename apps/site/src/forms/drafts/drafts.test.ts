import { timings } from "@kolam/content/model/basics/timings";
import { serviceOptions } from "@kolam/content/model/forms/quote";
import { forms } from "@site/words/forms/forms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storageName } from "../../browser/storage-name.ts";
import { fieldsOf } from "../contract/forms.ts";
import { newDraftId } from "../contract/submission-id.ts";
import { fullValues } from "../testing/sample-values.ts";
import { both, deviceStorage } from "./device-storage.ts";
import { parseDraft, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { browserStorage, memoryStorage } from "./memory-storage.ts";
import { removeOldDrafts } from "./old-drafts.ts";

const fields = fieldsOf(forms.quote);
const id = newDraftId();
const values = { ...fullValues.quote };
const now = Date.UTC(2026, 0, 15);
const day = 24 * 60 * 60 * 1000;
const key = (form: string) => storageName(`draft:${form}`);

function kept(at = now) {
  const storage = memoryStorage();
  expect(writeDraft(storage, "quote", fields, { id, values }, at)).toEqual([]);
  return storage;
}

function stored(change: object): string {
  return JSON.stringify({ version: 1, id, savedAt: now, values, ...change });
}

const service = serviceOptions[0].value;

describe("a draft", () => {
  it("comes back as it was", () => {
    expect(readDraft(kept(), "quote", fields, now)).toMatchObject({ id, values });
  });

  it("comes back with the changes behind it and its second answers", () => {
    const storage = memoryStorage();
    const draft = {
      id,
      values: { firstName: "Meera" },
      edits: { firstName: { a1: 2, b2: 1 }, goals: { a1: 3 } },
      others: { firstName: "Mira", services: [service] },
    };
    writeDraft(storage, "quote", fields, draft, now);
    expect(readDraft(storage, "quote", fields, now)).toEqual({ ...draft, isLong: false });
  });

  it("takes no second answer and no changes that are not of its form and kind", () => {
    const text = stored({
      edits: { evil: { a: 1 }, firstName: { "not an id": 1, a: "2", b: 0.5 }, goals: 7 },
      others: { evil: "x", firstName: 3, services: ["evil"] },
    });
    const draft = parseDraft(text, fields, now);
    expect(draft).toMatchObject({ edits: { firstName: {}, goals: {} }, others: {} });
    expect(draft?.edits).not.toHaveProperty("evil");
  });

  it("that is too long is kept without its longest answer, which is named", () => {
    const storage = memoryStorage();
    const long = { ...values, goals: "x".repeat(400_001) };
    expect(writeDraft(storage, "quote", fields, { id, values: long }, now)).toEqual(["goals"]);
    const { goals: _, ...short } = values;
    expect(readDraft(storage, "quote", fields, now)?.values).toEqual(short);
  });

  it("is kept without its longest answers where the device has too little room", () => {
    const room = memoryStorage();
    const small = {
      ...room,
      write: (name: string, text: string) => text.length < 2_000 && room.write(name, text),
    };
    const long = { ...values, goals: "x".repeat(5_000) };
    expect(writeDraft(small, "quote", fields, { id, values: long }, now)).toEqual(["goals"]);
    expect(readDraft(small, "quote", fields, now)?.values.firstName).toBe(values.firstName);
  });

  it("is deleted on request", () => {
    const storage = kept();
    removeDraft(storage, "quote");
    expect(readDraft(storage, "quote", fields, now)).toBeUndefined();
  });

  it.each([
    ["on the device after a day", "device", false, 1],
    ["on the device after 30 days if that was asked for", "device", true, 30],
    ["in the tab after 30 days", "tab", false, 30],
  ] as const)("is deleted %s", (_, place, isLong, days) => {
    const old = memoryStorage(place);
    writeDraft(old, "quote", fields, { id, values, isLong }, now);
    const last = now + days * day;
    expect(readDraft(old, "quote", fields, last - 1)?.isLong).toBe(isLong);
    expect(readDraft(old, "quote", fields, last)).toBeUndefined();
    expect(old.read(key("quote"))).toBeUndefined();
  });

  it("is not stored while nothing is answered", () => {
    const storage = kept();
    writeDraft(storage, "quote", fields, { id, values: { firstName: "", services: [] } }, now);
    expect(storage.read(key("quote"))).toBeUndefined();
  });

  it("contains no file, and nothing but fields", () => {
    const storage = memoryStorage();
    const all = { ...fullValues.application, botcheck: "yes", access_key: "k" };
    writeDraft(storage, "application", fieldsOf(forms.application), { id, values: all }, now);
    const text = storage.read(key("application")) ?? "";
    expect(text).toContain(fullValues.application.name);
    expect(text).not.toMatch(/resume|\.pdf|botcheck|access_key/);
  });

  it.each([
    ["not JSON", "{"],
    ["an array", "[]"],
    ["null", "null"],
    ["a number", "1"],
    ["another version", stored({ version: 2 })],
    ["no values", stored({ values: null })],
    ["a list of values", stored({ values: ["x"] })],
    ["an invalid id", stored({ id: "../../x" })],
    ["no id", stored({ id: undefined })],
    ["a time as text", stored({ savedAt: "now" })],
    ["no time", stored({ savedAt: null })],
    ["only unknown fields", stored({ values: { evil: "x" } })],
    [
      "only values of the wrong type",
      stored({ values: { firstName: 1, services: "x", budget: {}, goals: [] } }),
    ],
    ["five megabytes", stored({ values: { firstName: "x".repeat(5_000_000) } })],
    ["deep nesting", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("that is %s is ignored", (_, text) => {
    expect(parseDraft(text, fields, now)).toBeUndefined();
  });

  it("keeps the valid part of a draft that is partly invalid", () => {
    const mixed = { firstName: "Meera", lastName: 7, services: [service, "evil", 3, service] };
    const valid = { firstName: "Meera", services: [service] };
    expect(parseDraft(stored({ values: mixed }), fields, now)?.values).toEqual(valid);
  });

  it("cannot change a prototype", () => {
    const text = `{"version":1,"id":"${id}","savedAt":${now},"values":{"__proto__":{"polluted":"x","email":"p@example.com"},"constructor":"x","firstName":"A"}}`;
    const draft = parseDraft(text, fields, now);
    expect(draft?.values).toEqual({ firstName: "A" });
    expect(Object.getPrototypeOf(draft?.values)).toBe(Object.prototype);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it("never throws, no matter what is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseDraft(text, fields, now);
        parseDraft(`{"version":1,"id":"${id}","savedAt":${now},"values":${text}}`, fields, now);
      }),
    );
  });
});

describe("the drafts of all forms", () => {
  const old = stored({ savedAt: now - day });

  it("go when they are old or unreadable, and nothing else goes", () => {
    const kept = {
      [key("quote")]: stored({ savedAt: now - day + 1 }),
      [key("application")]: stored({ savedAt: now - day, isLong: true }),
      "site:sent": "[]",
      other: old,
    };
    const gone = { [key("contact")]: old, [key("gone")]: "{", [key("none")]: "null" };
    const storage = browserStorage({ ...kept, ...gone });
    removeOldDrafts("device", () => storage, now);
    expect({ ...storage }).toEqual(kept);
  });

  it("stay in the tab, which nobody else sees, for as long as any", () => {
    const last = now - timings.draftDays * day;
    const kept = { [key("quote")]: old, [key("contact")]: stored({ savedAt: last + 1 }) };
    const storage = browserStorage({ ...kept, [key("application")]: stored({ savedAt: last }) });
    removeOldDrafts("tab", () => storage, now);
    expect({ ...storage }).toEqual(kept);
  });

  it("are left alone where storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(() => removeOldDrafts("device", forbidden, now)).not.toThrow();
  });
});

describe("a tab's own copy", () => {
  it("stays when another tab stores and removes a draft of its own", () => {
    const shared = memoryStorage();
    const one = memoryStorage("tab");
    const two = memoryStorage("tab");
    writeDraft(both(one, shared), "quote", fields, { id, values: { firstName: "One" } }, now);
    const another = { id: newDraftId(), values: { firstName: "Two" } };
    writeDraft(both(two, shared), "quote", fields, another, now);
    expect(readDraft(one, "quote", fields, now)).toMatchObject({
      id,
      values: { firstName: "One" },
    });
    removeDraft(both(two, shared), "quote");
    expect(shared.read(key("quote"))).toBeUndefined();
    expect(readDraft(two, "quote", fields, now)).toBeUndefined();
    expect(readDraft(one, "quote", fields, now)?.values).toEqual({ firstName: "One" });
  });

  it("does not count as stored if the shared storage refuses it", () => {
    const full = { ...memoryStorage(), write: () => false };
    const own = both(memoryStorage("tab"), full);
    const left = writeDraft(own, "quote", fields, { id, values }, now);
    expect([...left].sort()).toEqual(Object.keys(values).sort());
  });
});

describe("storage that is forbidden or full", () => {
  it("is reported and throws nothing", () => {
    const forbidden = deviceStorage("device", () => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(writeDraft(forbidden, "quote", fields, { id, values }, now)).toContain("firstName");
    expect(readDraft(forbidden, "quote", fields, now)).toBeUndefined();
    expect(() => removeDraft(forbidden, "quote")).not.toThrow();
  });
});
