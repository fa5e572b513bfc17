import { contactFacts, contactTimelines } from "@kolam/content/model/forms/contact-facts";
import { labelled, optionsFrom } from "@kolam/content/model/types/choices";
import type { Form } from "@kolam/content/model/types/form";
import { forVisitors, wordedForm } from "@kolam/content/model/types/worded-form";
import { company } from "@site/facts/company";
import { describe, expect, it } from "vitest";
import { contactTexts as ar } from "../texts/ar/forms/contact.ts";
import { contactTexts as de } from "../texts/de/forms/contact.ts";
import { contactTexts as en } from "../texts/en/forms/contact.ts";
import { contactTexts as hi } from "../texts/hi/forms/contact.ts";

const formIn = (texts: typeof en) =>
  wordedForm(contactFacts, texts, {
    subject: optionsFrom([texts.otherSubject]),
    budget: optionsFrom(["1"]),
    timeline: labelled(contactTimelines, texts.timelines),
  });

/** What staff reads of a form besides the answers. */
const inMail = ({ subject, headings, fields }: Form) => [
  subject,
  ...headings,
  ...Object.values(fields).map(({ label, mail }) => mail.as ?? label),
];

describe("a form", () => {
  it.each([
    ["German", de],
    ["Hindi", hi],
    ["Arabic", ar],
  ])("of a site in %s is sent in that language", (_, texts) => {
    // Some words are German too.
    const english = inMail(formIn(en)).filter((words) => !/^(?:Budget|Name)$/.test(words));
    for (const words of inMail(formIn(texts))) expect(english).not.toContain(words);
  });

  it("in a further language shows its words, and is sent in the site's first one", () => {
    const [first, here] = [formIn(de), formIn(en)];
    const form = forVisitors(first, here);
    const { name, message, timeline } = form.fields;
    expect(form.subject).toBe(`[${company.language}] ${first.subject}`);
    expect(form.name).toBe(first.name);
    expect(form.headings).toEqual(first.headings);
    expect([name.label, message.label]).toEqual([
      here.fields.name.label,
      here.fields.message.label,
    ]);
    expect(name.mail.as).toBe(first.fields.name.mail.as);
    expect(timeline.kind === "select" && timeline.options[0]).toEqual({
      value: "asap",
      label: en.timelines.asap,
      as: de.timelines.asap,
      inMail: de.timelines.asap,
    });
  });
});
