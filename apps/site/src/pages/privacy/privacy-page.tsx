import { captchaWords } from "@kolam/content/forms/captcha";
import type { LegalBlock, LegalDocument, LegalSection } from "@kolam/content/pages/legal";
import { privacy, resumeText } from "@kolam/content/pages/privacy";
import type { Some } from "@kolam/content/shapes";
import { config } from "../../config.ts";
import { LegalPage } from "../../sections/text/legal-page.tsx";

function mapSome<T>([first, ...rest]: Some<T>, change: (item: T) => T): Some<T> {
  return [change(first), ...rest.map(change)];
}

/** The policy with the captcha's provider added to the list of third parties. */
function withCaptcha(words: LegalDocument): LegalDocument {
  const addTo = (block: LegalBlock): LegalBlock =>
    block.kind === "list" ? { ...block, items: [...block.items, captchaWords.thirdParty] } : block;
  const change = (section: LegalSection): LegalSection =>
    section.id === "third-parties"
      ? { ...section, blocks: mapSome(section.blocks, addTo) }
      : section;
  return { ...words, sections: mapSome(words.sections, change) };
}

/** The policy of a site whose application form sends the resume. */
function withResume(words: LegalDocument): LegalDocument {
  const attached = (text: string) => text.replace(resumeText(false), resumeText(true));
  const change = (block: LegalBlock): LegalBlock =>
    block.kind === "list"
      ? {
          ...block,
          items: mapSome(block.items, (item) =>
            item.map((part) => (typeof part === "string" ? attached(part) : part)),
          ),
        }
      : block;
  return {
    ...words,
    sections: mapSome(words.sections, (section) => ({
      ...section,
      blocks: mapSome(section.blocks, change),
    })),
  };
}

const sent = config.mail.attachments ? withResume(privacy) : privacy;
const words = __CAPTCHA_SITE_KEY__ ? withCaptcha(sent) : sent;

/** The privacy policy page. */
export function PrivacyPage() {
  return <LegalPage page="privacy" words={words} />;
}
