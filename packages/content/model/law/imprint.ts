import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { companyLawWords } from "@site/texts/law/company";
import { footer } from "@site/texts/navigation";
import type { Day } from "../basics/dates.ts";
import { formatDay } from "../basics/dates.ts";
import type { Inline, RichText } from "../basics/links.ts";
import { withLabel } from "../basics/lists.ts";
import type { Some } from "../basics/types.ts";
import { spelled } from "../company/company-details.ts";
import { offices } from "../company/offices.ts";
import type { LegalDocument, LegalSection } from "../types/legal.ts";
import { contactParts, legalName, registerLines, representatives } from "./company-law.ts";

const { imprint: words } = companyLawWords;

function reached(): RichText {
  const { phone } = company;
  const numbers: readonly Inline[] = phone
    ? [withLabel(footer.phone, ""), { text: phone.display, href: phone.href }, "; "]
    : [];
  const { address, href } = mailboxes.hello;
  return [...numbers, withLabel(footer.email, ""), { text: address, href }];
}

/** The imprint, generated from the owner's facts. */
export function imprintOf(updated: Day): LegalDocument {
  const office = law.registeredOffice ? spelled(law.registeredOffice) : offices[0].address;
  const [further, ...others] = (law.further ?? []).map(({ term, text }) => ({
    term: spelled(term),
    text: spelled(text),
  }));
  const sections: Some<LegalSection> = [
    {
      id: "provider",
      title: words.provider,
      blocks: [`${legalName}, ${office}`, ...(representatives ? [representatives] : [])],
    },
    {
      id: "contact",
      title: words.contact,
      blocks: [
        reached(),
        ...(law.complaints
          ? [[withLabel(companyLawWords.complaints, ""), ...contactParts(law.complaints)]]
          : []),
      ],
    },
    { id: "register", title: words.registerAndTax, blocks: registerLines },
    ...(law.editor
      ? [{ id: "editor", title: words.editor, blocks: [spelled(law.editor)] } as const]
      : []),
    ...(further
      ? [
          {
            id: "further",
            title: words.further,
            blocks: [{ kind: "definitions", items: [further, ...others] }],
          } as const,
        ]
      : []),
  ];
  return {
    title: words.title,
    lead: words.lead,
    updated: { iso: updated, text: words.updated(formatDay(updated)) },
    sections,
  };
}
