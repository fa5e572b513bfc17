import { partsOf } from "@kolam/content/model/basics/links";
import { sayDays } from "@kolam/content/model/law/durations";
import { keptFor } from "@kolam/content/model/law/kept";
import type { Form } from "@kolam/content/model/types/form";
import { formWords } from "@site/texts/forms/words";
import { keptWords, purposeWords } from "@site/texts/law/promises";
import { config } from "../config.ts";
import { RichWords } from "./fields/rich-words.tsx";

/** For how long the messages of a form are kept, as a sentence; empty where nobody has said it. */
function keptSentence(id: Form["id"]): string {
  const kept = keptFor(id);
  if (kept === undefined) return "";
  return kept === "untilLeft" ? keptWords.untilLeftHere : keptWords.afterHere(sayDays(kept));
}

/** What a form's answers are for, for how long they are kept, and where to read more. */
export function PrivacyNote({ form: { id } }: { form: Pick<Form, "id"> }) {
  const said = [
    purposeWords[id] ?? purposeWords.other,
    config.mail.source ? formWords.sourceHere : "",
    keptSentence(id),
  ]
    .filter(Boolean)
    .join(" ");
  return <RichWords words={[`${said} `, ...partsOf(formWords.privacyNote)]} />;
}
