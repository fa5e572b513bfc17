import { limits } from "../basics/timings.ts";
import { formFacts, type TextsOf } from "../types/worded-form.ts";

/** In years. */
export const experiences = ["0-1", "2-3", "4-5", "6-8", "9+"] as const;

/** The allowed file extensions of a resume. */
export const resumeFormats = [".pdf", ".doc", ".docx"] as const;

/**
 * The form for applying to an opening, as far as it is the same in every language, with its fields
 * in page order. It can be sent without a resume: it sends the name of the file, not the file.
 */
export const applicationFacts = formFacts({
  id: "application",
  page: "careers",
  to: "careers",
  headings: ["applicant", "position", "letter", "resume"],
  reference: "position",
  fields: {
    name: { kind: "text", required: true, autocomplete: "name", under: "applicant" },
    email: { kind: "email", required: true, autocomplete: "email", under: "applicant" },
    phone: { kind: "tel", required: false, autocomplete: "tel", under: "applicant" },
    position: { kind: "select", required: true, under: "position", inSubject: true },
    experience: { kind: "select", required: true, under: "position" },
    availability: { kind: "text", required: false, under: "position" },
    portfolio: { kind: "url", required: false, autocomplete: "url", under: "applicant" },
    resume: {
      kind: "file",
      required: false,
      under: "resume",
      accept: resumeFormats,
      maxBytes: limits.resumeBytes,
    },
    coverLetter: { kind: "textarea", required: true, under: "letter" },
  },
});

type Own = TextsOf<typeof applicationFacts>;

/** The words of a language for it. */
export interface ApplicationTexts extends Own {
  readonly experiences: Readonly<Record<(typeof experiences)[number], string>>;
  /** The only position while there is no opening. */
  readonly openApplication: string;
  /** What differs where the mail service keeps files. */
  readonly withFile: {
    /** The end of the mail, with scripts and without, since a page without them cannot choose. */
    readonly note: string;
    readonly plainNote: string;
    readonly resume: Pick<Own["fields"]["resume"], "label" | "hint"> & {
      readonly errors: Omit<Own["fields"]["resume"]["errors"], "valueMissing"> & {
        readonly valueMissing: string;
      };
    };
  };
}
