import { describe, expect, it } from "vitest";
import { serviceFacts } from "../src/facts/services.ts";
import { limits } from "../src/facts/timings.ts";
import {
  applicationFields,
  namedResume,
  positionOptions,
  resumeFormats,
} from "../src/forms/application.ts";
import { contactFields, contactSubjects } from "../src/forms/contact.ts";
import type { Field } from "../src/forms/field.ts";
import { newsletterFields } from "../src/forms/newsletter.ts";
import { quoteFields, quoteStepFields, serviceOptions } from "../src/forms/quote.ts";
import { mailRecipients, mailSubjects } from "../src/forms/words.ts";
import { openings } from "../src/openings.ts";
import { quoteSteps } from "../src/pages/quote.ts";

const forms = {
  contact: contactFields,
  application: applicationFields,
  quote: quoteFields,
  newsletter: newsletterFields,
} as const;

const fields = Object.values(forms).flatMap((byName) =>
  Object.values(byName as Record<string, Field>),
);

const values = (options: readonly { readonly value: string }[]) =>
  options.map(({ value }) => value);
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe("the fields", () => {
  it("have no error twice in a form", () => {
    for (const byName of Object.values(forms)) {
      const errors = Object.values(byName as Record<string, Field>).flatMap((field) =>
        Object.values(field.errors as Record<string, string>),
      );
      expect(new Set(errors).size).toBe(errors.length);
    }
  });

  it("accept e-mail addresses of 254 characters and texts of 20,000", () => {
    for (const field of fields) {
      if (field.kind === "email") expect(field.maxLength).toBe(254);
      if (field.kind === "textarea") expect([field.rows, field.maxLength]).toEqual([6, 20_000]);
    }
  });
});

describe("the options", () => {
  it("follow the openings and the services", () => {
    const positions = openings.length > 0 ? titles(openings) : ["Open application"];
    expect(values(positionOptions)).toEqual(positions);
    expect(values(serviceOptions)).toEqual(titles(Object.values(serviceFacts)));
  });

  it("of the contact form's subject can be read in a mail", () => {
    // Without scripts the value becomes a line of the mail.
    for (const { value, label } of contactSubjects) expect(value).toBe(label);
  });
});

describe("the resume", () => {
  it("is not required, and has the formats and the size of its field's limits", () => {
    const { resume } = applicationFields;
    expect(resume.required).toBe(false);
    expect(resume.hint).toContain(String(limits.resumeMegabytes));
    expect(resume.accept).toBe(resumeFormats);
    expect(namedResume.after("K-1234")).toContain("K-1234");
  });
});

describe("the quote form", () => {
  it("has every field in exactly one step, in the same order", () => {
    expect(Object.keys(quoteStepFields)).toEqual(quoteSteps.map(({ id }) => id));
    expect(Object.values(quoteStepFields).flat()).toEqual(Object.keys(quoteFields));
  });
});

describe("the mails", () => {
  it("have a subject and a recipient for each form", () => {
    expect(Object.keys(mailSubjects).sort()).toEqual(Object.keys(forms).sort());
    expect(Object.keys(mailRecipients).sort()).toEqual(Object.keys(forms).sort());
  });
});
