import { forms } from "@site/words/forms/forms";
import { describe, expect, it } from "vitest";
import { fullValues } from "../testing/sample-values.ts";
import { referenceOf } from "./reference.ts";
import { isOfDraft, newDraftId, submissionIdOf } from "./submission-id.ts";

const form = forms.application;
const values = { ...fullValues.application };

describe("the id of a submission", () => {
  it("is the same for the same answers in the same draft", () => {
    const draft = newDraftId();
    expect(submissionIdOf(form, draft, values)).toBe(submissionIdOf(form, draft, { ...values }));
  });

  it("changes with any answer, so that a changed message is not taken for a repetition", () => {
    const draft = newDraftId();
    const ids = Object.keys(values)
      .filter((name) => name !== "resume")
      .map((name) => submissionIdOf(form, draft, { ...values, [name]: `${values.name}.` }));
    expect(new Set([...ids, submissionIdOf(form, draft, values)]).size).toBe(ids.length + 1);
  });

  it("depends on which field a text is in", () => {
    const draft = newDraftId();
    const one = { ...values, name: "a", phone: "b" };
    const other = { ...values, name: "b", phone: "a" };
    expect(submissionIdOf(form, draft, one)).not.toBe(submissionIdOf(form, draft, other));
  });

  it("does not depend on a chosen file, which a reload loses", () => {
    const draft = newDraftId();
    expect(submissionIdOf(form, draft, { ...values, resume: "" })).toBe(
      submissionIdOf(form, draft, values),
    );
  });

  it("belongs to its draft, and so does the reference made from it", () => {
    const draft = newDraftId();
    const other = newDraftId();
    const id = submissionIdOf(form, draft, values);
    expect(isOfDraft(id, draft)).toBe(true);
    expect(isOfDraft(id, other)).toBe(false);
    expect(referenceOf(id)).toBe(`${draft.slice(0, 4)}-${draft.slice(4, 8)}`.toUpperCase());
  });

  it("has at most 64 letters, digits and hyphens, which the mail service accepts", () => {
    expect(submissionIdOf(form, newDraftId(), values)).toMatch(/^[A-Za-z0-9-]{40,64}$/);
  });
});
