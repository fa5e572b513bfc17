import { captchaWords } from "@kolam/content/forms/captcha";
import type { LegalBlock, LegalDocument, LegalSection } from "@kolam/content/pages/legal";
import { privacy } from "@kolam/content/pages/privacy";
import type { Some } from "@kolam/content/shapes";
import { LegalPage } from "../../sections/text/legal-page.tsx";

function each<T>([first, ...rest]: Some<T>, change: (item: T) => T): Some<T> {
  return [change(first), ...rest.map(change)];
}

/** The policy of a site with a captcha, which brings a third party of its own. */
function withCaptcha(words: LegalDocument): LegalDocument {
  const addTo = (block: LegalBlock): LegalBlock =>
    block.kind === "list" ? { ...block, items: [...block.items, captchaWords.thirdParty] } : block;
  const change = (section: LegalSection): LegalSection =>
    section.id === "third-parties" ? { ...section, blocks: each(section.blocks, addTo) } : section;
  return { ...words, sections: each(words.sections, change) };
}

const words = __CAPTCHA_SITE_KEY__ ? withCaptcha(privacy) : privacy;

/** The page with the privacy policy. */
export function PrivacyPage() {
  return <LegalPage page="privacy" words={words} />;
}
