import { embedServices } from "@kolam/content/model/media/embed-services";
import { type LegalDocument, withSection, withThirdParty } from "@kolam/content/model/types/legal";
import { Section } from "@kolam/ui/section";
import { captchaWords } from "@site/texts/forms/captcha";
import { formWords } from "@site/texts/forms/words";
import { embedWords } from "@site/texts/media";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "@site/texts/pages/measuring-policy";
import { privacyPolicy } from "@site/words/pages/privacy";
import { config } from "../../config.ts";
import { tagHost } from "../../measuring/tag-config.ts";
import { RememberedServices } from "../../sections/media/remembered-services.tsx";
import { LegalPage } from "../../sections/text/legal-page.tsx";

/** The policy with what the owner's tag stores and learns. */
function withTag(words: LegalDocument): LegalDocument {
  if (__TAG_KIND__ === "google") return policyWithGoogle(words);
  const host = tagHost(__TAG__);
  if (!host) return words;
  return __TAG_KIND__ === "umami" ? policyWithUmami(words, host) : policyWithPlausible(words, host);
}

/** The policy with each service whose frames pages can show. */
const withFrames = (words: LegalDocument, services: NonNullable<typeof __EMBEDS__>) =>
  services.reduce(
    (told, id) => withThirdParty(told, embedWords.thirdParty(embedServices[id])),
    withSection(words, "cookies", (blocks) => [...blocks, embedWords.stored]),
  );

const plain = privacyPolicy(config.mail.attachments);
const policy = config.mail.source
  ? withSection(plain, "information-collected", (blocks) => [...blocks, formWords.source])
  : plain;
const checked = __CAPTCHA_SITE_KEY__ ? withThirdParty(policy, captchaWords.thirdParty) : policy;
const tagged = __TAG_KIND__ ? withTag(checked) : checked;
const words = __EMBEDS__ ? withFrames(tagged, __EMBEDS__) : tagged;

/** The privacy policy page. */
export function PrivacyPage() {
  const policyItself = <LegalPage page="privacy" words={words} />;
  return __EMBEDS__ ? (
    <>
      {policyItself}
      <Section space="sm" title={embedWords.settings}>
        <RememberedServices services={__EMBEDS__} />
      </Section>
    </>
  ) : (
    policyItself
  );
}
