import { experienceOptions } from "@kolam/content/forms/application";
import { mailSubjects } from "@kolam/content/forms/words";
import type { ApplicationValues } from "../../drafts/form-values.ts";
import { block, inWords, lines, text } from "../message-block.ts";
import type { MessageParts } from "../message-parts.ts";
import { referenceOf } from "../reference.ts";

/** Whether the file is sent with the form, or by the applicant afterwards. */
export type ResumeTransport = "attached" | "named";

/** Where the reader finds the resume. */
function resumeNote(
  transport: ResumeTransport,
  file: string,
  reference: string,
  email: string,
): string {
  if (transport === "attached") {
    return file
      ? `The file "${file}" is attached.`
      : `The applicant attached no file. Ask for it at ${email}.`;
  }
  return file
    ? `The applicant chose the file "${file}". It is not attached to this message. It must be downloaded from the original submission that the applicant e-mails with the reference ${reference}.`
    : `The applicant chose no file, so there is none to download yet. The applicant was asked to e-mail the resume with the reference ${reference}: it must be downloaded from that original submission. If none arrives, ask for it at ${email}.`;
}

/** The mail that the application form sends. */
export function applicationMessage(
  values: ApplicationValues,
  submissionId: string,
  transport: ResumeTransport,
): MessageParts {
  const reference = referenceOf(submissionId);
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
      text("RESUME", resumeNote(transport, values.resume, reference, values.email)),
    ),
  };
}
