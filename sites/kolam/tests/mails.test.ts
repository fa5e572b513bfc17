import type { Answers, Form } from "@kolam/content/model/types/form";
import { fieldsOf } from "@kolam/site/forms/contract/forms.ts";
import { buildSubmission } from "@kolam/site/forms/contract/submission.ts";
import { sampleAnswers, sampleEnvelope } from "@kolam/site/forms/testing/sample-values.ts";
import { forms } from "@site/words/forms/forms";
import { describe, expect, it } from "vitest";

const hostile = [
  "first\r\nSubject: stolen\nBcc: all@example.com",
  'said "yes", it’s `fine`; \\ and \\n',
  "<script>alert(1)</script> &amp; <!-- --> {{x}} $y",
  "🪔👩🏽‍💻🇮🇳",
  "नमस्ते, मैं पुणे से लिख रही हूँ",
  "‮override‬ and zero\u200bwidth",
].join(" | ");

/** The same text in every field. */
const everywhere = (form: Form, text: string): Answers =>
  Object.fromEntries(
    fieldsOf(form).map(({ kind, name }) => {
      const boxes = text ? [text, text] : [];
      return [name, kind === "checkboxes" ? boxes : text];
    }),
  );

function written(form: Form, answers: Answers): string {
  const { subject, name, message } = buildSubmission(form, answers, sampleEnvelope);
  return `Subject: ${subject}\nName: ${name}\n\n${message}\n`;
}

/** The whole text of every mail, so that a reader sees what the agency gets. */
describe("the mails of the sample", () => {
  for (const name of ["contact", "application", "quote", "newsletter"] as const) {
    const form = forms[name];
    it.each([
      ["empty", everywhere(form, "")],
      ["full", sampleAnswers(form)],
      ["hostile", everywhere(form, hostile)],
    ])(`${name}, every field %s`, async (kind, answers) => {
      await expect(written(form, answers)).toMatchFileSnapshot(`./golden/${name}-${kind}.txt`);
    });
  }
});
