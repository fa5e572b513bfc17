import { faultsOf } from "@kolam/seo-audit/score";
import type { AuditReport } from "@kolam/seo-audit/types";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { forms } from "@site/words/forms/forms";
import { fieldsOf } from "../../../../forms/contract/forms.ts";
import { newDraftId } from "../../../../forms/contract/submission-id.ts";
import { both, sharedStorage, tabStorage } from "../../../../forms/drafts/device-storage.ts";
import { readDraft, writeDraft } from "../../../../forms/drafts/drafts.ts";

/** How many faults are told, the worst ones. */
const WORST = 5;

/** What a visitor may ask us about a report. */
export function questionAbout({ subject, score, results }: AuditReport): string {
  const faults = faultsOf(results);
  const worst = (["error", "warning"] as const)
    .flatMap((status) => faults.filter((fault) => fault.status === status))
    .slice(0, WORST)
    .map(({ title, found }) => `- ${title}: ${found}`);
  return addressWords.ask.message(subject, score, worst);
}

/**
 * Puts a question about a report into the draft of the contact form, below what is there already:
 * to be seen and changed before it is sent.
 */
export function askInDraft(report: AuditReport): void {
  const fields = fieldsOf(forms.contact);
  const draft =
    readDraft(tabStorage, "contact", fields) ?? readDraft(sharedStorage, "contact", fields);
  const { message = "", ...others } = draft?.values ?? {};
  const asked = questionAbout(report);
  const texts = [message, asked].filter((text) => text !== "");
  const values = {
    ...others,
    message: String(message).includes(asked) ? message : texts.join("\n\n"),
  };
  const tabAndDevice = both(tabStorage, sharedStorage);
  writeDraft(tabAndDevice, "contact", fields, { id: newDraftId(), ...draft, values });
}
