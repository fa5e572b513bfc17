import { spelled } from "@kolam/content/model/company/company-details";
import { offices } from "@kolam/content/model/company/offices";
import { contactParts, legalName, profile } from "@kolam/content/model/law/company-law";
import type { LawPart } from "@kolam/content/model/law/law-facts";
import type { Subject } from "@kolam/content/model/law/law-words";
import { newsletterService } from "@kolam/content/model/law/newsletter";
import { hasFeature } from "@kolam/content/model/pages/features";
import { type LegalDocument, withAddition } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { lawSections } from "@site/texts/law/sections";
import type { SiteConfig } from "../../../config/site-config.ts";

const { jurisdiction } = profile;
const authority = law.authority ?? profile.authority;

const subjectOf = ({ tag }: SiteConfig): Subject => ({
  who: `${legalName}, ${offices[0].address}`,
  phone: company.phone?.display,
  privacy: { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
  officer: law.dataProtectionOfficer && {
    text: law.dataProtectionOfficer.email,
    href: `mailto:${law.dataProtectionOfficer.email}`,
  },
  complaints: law.complaints && contactParts(law.complaints),
  authority: authority && { text: spelled(authority.name), href: authority.href },
  newsletter: hasFeature("newsletter") || newsletterService !== undefined,
  careers: hasFeature("careers"),
  asks: tag?.kind === "google",
  counts: tag !== undefined && tag.kind !== "google",
});

/**
 * The privacy policy with what the law of the company's country wants in it, unless the owner's
 * words say it: within the sections on its subject, or after them.
 */
export function withLaw(words: LegalDocument, config: SiteConfig): LegalDocument {
  const subject = subjectOf(config);
  const isDue = (part: LawPart) => profile.parts.includes(part) && !law.saidInWords?.includes(part);
  const adding: Readonly<Record<LawPart, (to: LegalDocument) => LegalDocument>> = {
    controller: (to) => {
      const section = { id: "controller", ...lawSections.controller(subject, jurisdiction) };
      const isThere = to.sections.some(({ id }) => id === section.id);
      return isThere ? withAddition(to, section) : { ...to, sections: [section, ...to.sections] };
    },
    bases: (to) =>
      withAddition(
        to,
        { id: "how-we-use-it", ...lawSections.bases(subject, jurisdiction) },
        "information-collected",
      ),
    rights: (to) =>
      withAddition(to, { id: "your-rights", ...lawSections.rights(subject, jurisdiction) }),
    objection: (to) =>
      withAddition(
        to,
        { id: "right-to-object", ...lawSections.objection(jurisdiction) },
        "your-rights",
      ),
    complaints: (to) => {
      const section = lawSections.complaints(subject, jurisdiction);
      return section ? withAddition(to, { id: "your-rights", ...section }) : to;
    },
  };
  const parts = Object.entries(adding) as [LawPart, (to: LegalDocument) => LegalDocument][];
  return parts.reduce((told, [part, add]) => (isDue(part) ? add(told) : told), words);
}
