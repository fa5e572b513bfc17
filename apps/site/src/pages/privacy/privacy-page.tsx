import type { Some } from "@kolam/content/facts/shapes";
import { captchaWords } from "@kolam/content/forms/captcha";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "@kolam/content/pages/measuring-policy";
import { privacyPolicy } from "@kolam/content/pages/privacy";
import {
  isList,
  type LegalBlock,
  type LegalDocument,
  type LegalSection,
} from "@kolam/content/shapes/legal";
import { config } from "../../config.ts";
import { tagHost } from "../../measuring/tag-config.ts";
import { LegalPage } from "../../sections/text/legal-page.tsx";

function mapSome<T>([first, ...rest]: Some<T>, change: (item: T) => T): Some<T> {
  return [change(first), ...rest.map(change)];
}

/** The policy with the captcha's provider added to the list of third parties. */
function withCaptcha(words: LegalDocument): LegalDocument {
  const addTo = (block: LegalBlock): LegalBlock =>
    isList(block) ? { ...block, items: [...block.items, captchaWords.thirdParty] } : block;
  const change = (section: LegalSection): LegalSection =>
    section.id === "third-parties"
      ? { ...section, blocks: mapSome(section.blocks, addTo) }
      : section;
  return { ...words, sections: mapSome(words.sections, change) };
}

/** The policy with what the owner's tag stores and learns. */
function withTag(words: LegalDocument): LegalDocument {
  if (__TAG_KIND__ === "google") return policyWithGoogle(words);
  const host = tagHost(__TAG__);
  if (!host) return words;
  return __TAG_KIND__ === "umami" ? policyWithUmami(words, host) : policyWithPlausible(words, host);
}

const policy = privacyPolicy(config.mail.attachments);
const checked = __CAPTCHA_SITE_KEY__ ? withCaptcha(policy) : policy;
const words = __TAG_KIND__ ? withTag(checked) : checked;

/** The privacy policy page. */
export function PrivacyPage() {
  return <LegalPage page="privacy" words={words} />;
}
