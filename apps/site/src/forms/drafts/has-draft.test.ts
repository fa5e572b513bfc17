import { expect, it } from "vitest";
import { draftKey } from "./drafts.ts";
import { hasDraft } from "./has-draft.ts";

const refused = () => {
  throw new Error("Access is denied.");
};

it.each([
  ["no storage at all", [refused], false],
  ["other names only", [() => ({ "site:theme": "dark" })], false],
  ["a draft in the second place", [refused, () => ({ [draftKey("contact")]: "{}" })], true],
])("finds drafts: %s", (_, places, expected) => {
  expect(hasDraft(...places)).toBe(expected);
});
