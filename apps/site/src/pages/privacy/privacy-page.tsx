import { embedServices } from "@kolam/content/model/media/embed-services";
import { Section } from "@kolam/ui/section";
import { captchaWords } from "@site/texts/forms/captcha";
import { reportWords } from "@site/texts/law/promises";
import { countingWords } from "@site/texts/measuring";
import { embedWords } from "@site/texts/media";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "@site/texts/pages/measuring-policy";
import { config } from "../../config.ts";
import { tagHost } from "../../measuring/tag-config.ts";
import { RememberedServices } from "../../sections/media/remembered-services.tsx";
import { LegalPage } from "../../sections/text/legal-page.tsx";
import { NotCounted } from "./not-counted.tsx";
import { policyOf } from "./policy.ts";
import type { OptionalParts } from "./recipients.ts";

/** What the owner's tag adds. The build knows its kind and leaves the others out. */
function tagPart(): OptionalParts["withTag"] {
  if (!__TAG_KIND__) return undefined;
  if (__TAG_KIND__ === "google") return policyWithGoogle;
  const host = tagHost(__TAG__);
  if (!host) return undefined;
  return __TAG_KIND__ === "umami"
    ? (words) => policyWithUmami(words, host)
    : (words) => policyWithPlausible(words, host);
}

const words = policyOf(config, {
  withTag: tagPart(),
  reports: __REPORTS__ ? reportWords : undefined,
  captcha: __CAPTCHA_SITE_KEY__ ? captchaWords.thirdParty : undefined,
  frames: __EMBEDS__
    ? __EMBEDS__.map((id) => ({
        id: `frames:${id}`,
        words: embedWords.thirdParty(embedServices[id]),
      }))
    : [],
});

/** The privacy policy page, with what can be changed here below it. */
export function PrivacyPage() {
  return (
    <>
      <LegalPage page="privacy" words={words} />
      {__EMBEDS__ ? (
        <Section space="sm" title={embedWords.settings}>
          <RememberedServices services={__EMBEDS__} />
        </Section>
      ) : null}
      {__TAG_KIND__ && __TAG_KIND__ !== "google" ? (
        <Section space="sm" title={countingWords.title}>
          <NotCounted />
        </Section>
      ) : null}
    </>
  );
}
