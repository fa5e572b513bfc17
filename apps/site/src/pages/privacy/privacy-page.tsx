import { Section } from "@kolam/ui/section";
import { embedWords } from "@site/texts/media";
import { config } from "../../config.ts";
import { RememberedServices } from "../../sections/media/remembered-services.tsx";
import { LegalPage } from "../../sections/text/legal-page.tsx";
import { policyOf } from "./policy.ts";

const words = policyOf(config, __EMBEDS__ ?? []);

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
