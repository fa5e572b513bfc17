import { captchaWords } from "@kolam/content/forms/captcha";
import { formWords } from "@kolam/content/forms/words";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "@kolam/content/pages/measuring-policy";
import { privacyPolicy } from "@kolam/content/pages/privacy";
import { type LegalDocument, withSection, withThirdParty } from "@kolam/content/shapes/legal";
import { config } from "../../config.ts";
import { tagHost } from "../../measuring/tag-config.ts";
import { LegalPage } from "../../sections/text/legal-page.tsx";

/** The policy with what the owner's tag stores and learns. */
function withTag(words: LegalDocument): LegalDocument {
  if (__TAG_KIND__ === "google") return policyWithGoogle(words);
  const host = tagHost(__TAG__);
  if (!host) return words;
  return __TAG_KIND__ === "umami" ? policyWithUmami(words, host) : policyWithPlausible(words, host);
}

const plain = privacyPolicy(config.mail.attachments);
const policy = config.mail.source
  ? withSection(plain, "information-collected", (blocks) => [...blocks, formWords.source])
  : plain;
const checked = __CAPTCHA_SITE_KEY__ ? withThirdParty(policy, captchaWords.thirdParty) : policy;
const words = __TAG_KIND__ ? withTag(checked) : checked;

/** The privacy policy page. */
export function PrivacyPage() {
  return <LegalPage page="privacy" words={words} />;
}
