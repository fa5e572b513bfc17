import { experienceOptions } from "@kolam/content/forms/application";
import { mailSubjects } from "@kolam/content/forms/words";
import type { ApplicationValues } from "../../drafts/form-values.ts";
import { block, inWords, lines, text } from "../message-block.ts";
import type { MessageParts } from "../message-parts.ts";

/** Whether the file is sent with the form, or by the applicant afterwards. */
export type ResumeTransport = "attached" | "named";

/**
 * Where the reader finds the resume. The same words with a file and without one, since a page without scripts cannot
 * choose between two texts.
 */
function resumeNote(transport: ResumeTransport, reference: string): string {
  return transport === "attached"
    ? "The file is attached. If there is none, ask the applicant for it."
    : `It is not attached to this message. It must be downloaded from the original submission that the applicant was asked to e-mail with the reference ${reference}. If none arrives, ask the applicant for it.`;
}

/** The mail that the application form sends. */
export function applicationMessage(
  values: ApplicationValues,
  reference: string,
  transport: ResumeTransport,
): MessageParts {
  return {
    name: values.name,
    email: values.email,
    subject: `${mailSubjects.application}${values.position}`,
    message: block(
      lines("APPLICANT", [
        ["Name", values.name],
        ["Email", values.email],
        ["Phone", values.phone],
        ["Portfolio", values.portfolio],
      ]),
      lines("POSITION", [
        ["Position", values.position],
        ["Experience", inWords(experienceOptions, values.experience)],
        ["Availability", values.availability],
        ["Reference", reference],
      ]),
      text("COVER LETTER", values.coverLetter),
      lines("RESUME", [["Chosen file", values.resume]]),
      resumeNote(transport, reference),
    ),
  };
}
