import { sayDays } from "@kolam/content/model/law/durations";
import { keptFor } from "@kolam/content/model/law/kept";
import { hasFeature } from "@kolam/content/model/pages/features";
import { titleOf } from "@kolam/content/model/types/form";
import {
  type LegalBlock,
  type LegalDocument,
  mapSome,
  withAddition,
  withSection,
  withThirdParty,
} from "@kolam/content/model/types/legal";
import { law } from "@site/facts/law";
import { formWords } from "@site/texts/forms/words";
import { analyzerPrivacy } from "@site/texts/law/analyzer";
import { keptWords, securityWords } from "@site/texts/law/promises";
import { shownForms } from "@site/words/forms/forms";
import { privacyPolicy } from "@site/words/pages/privacy";
import type { SiteConfig } from "../../../config/site-config.ts";
import { withLaw } from "./law-parts.ts";
import { type OptionalParts, recipientsOf } from "./recipients.ts";
import { storageBlocks } from "./storage-table.ts";

type Step = (words: LegalDocument) => LegalDocument;

/** With what is done for safety: that connections are encrypted, and what the owner has said. */
function withSecurity(words: LegalDocument): LegalDocument {
  const said = (law.security ?? []).map((measure) => securityWords.measures[measure]);
  const text = [securityWords.transport, ...said].join(" ");
  const has = words.sections.some(({ id }) => id === "security");
  return has ? withSection(words, "security", (blocks) => [text, ...blocks]) : words;
}

/** Whether a part is a list of terms. */
const isTerms = (block: LegalBlock): block is Extract<LegalBlock, { kind: "definitions" }> =>
  typeof block === "object" && "kind" in block && block.kind === "definitions";

/** With a row for each form whose messages have a term. */
function withTerms(words: LegalDocument): LegalDocument {
  const rows = shownForms.flatMap((form) => {
    const kept = keptFor(form.id);
    if (kept === undefined) return [];
    const text = kept === "untilLeft" ? keptWords.untilLeft : keptWords.after(sayDays(kept));
    return [{ term: titleOf(form), text }];
  });
  const [first, ...others] = rows;
  if (!first) return words;
  const own = words.sections.find(({ id }) => id === "retention")?.blocks.some(isTerms);
  if (own)
    return withSection(words, "retention", (blocks) =>
      mapSome(blocks, (block) =>
        isTerms(block) ? { ...block, items: [...block.items, ...rows] } : block,
      ),
    );
  const block: LegalBlock = { kind: "definitions", items: [first, ...others] };
  return withAddition(words, { id: "retention", title: keptWords.title, blocks: [block] });
}

/** With where what is typed into the SEO analyzer goes. */
function withAnalyzer(words: LegalDocument, { audit }: SiteConfig): LegalDocument {
  if (!hasFeature("seo-analyzer")) return words;
  const { pasted, fetched, stays } = analyzerPrivacy;
  const said = `${audit ? fetched : stays} ${pasted}`;
  return withSection(words, "information-collected", (blocks) => [...blocks, said]);
}

/**
 * The privacy policy: the owner's words, and what follows from facts and settings.
 * @param optional what only some settings bring
 */
export function policyOf(config: SiteConfig, optional: OptionalParts): LegalDocument {
  const { tag, mail } = config;
  const wishes = { question: tag !== undefined, frames: optional.frames.length > 0 };
  const steps: readonly Step[] = [
    withSecurity,
    (words) =>
      recipientsOf(config, optional).reduce(
        (told, { words: said }) => (said ? withThirdParty(told, said) : told),
        words,
      ),
    (words) =>
      mail.source
        ? withSection(words, "information-collected", (blocks) => [...blocks, formWords.source])
        : words,
    (words) => {
      const { reports } = optional;
      return reports
        ? withSection(words, "information-collected", (blocks) => [...blocks, reports])
        : words;
    },
    (words) => withAnalyzer(words, config),
    (words) => optional.withTag?.(words) ?? words,
    (words) => withSection(words, "cookies", (own) => [...own, ...storageBlocks(wishes)]),
    withTerms,
    (words) => withLaw(words, config),
  ];
  const own: LegalDocument = privacyPolicy(mail.attachments);
  return steps.reduce((words, step) => step(words), own);
}
