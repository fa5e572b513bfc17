import { formatDay } from "@kolam/content/model/basics/dates";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./accessibility.meta.ts";

/**
 * The accessibility statement. It says what the site was built for; add what you have found
 * yourself.
 */
export const accessibility = {
  title: "Accessibility",
  lead: "What was done so that everybody can use this site, and whom to tell what does not work.",
  updated: { iso: updated, text: `Last updated ${formatDay(updated)}` },
  sections: [
    {
      id: "standard",
      title: "What we aim at",
      blocks: [
        "This site aims at the Web Content Accessibility Guidelines 2.2 at level AA. It can be used with a keyboard, enlarged, with forced colours and without motion, and its menus, links and forms work without scripts.",
        "[Replace] Who tested your pages, when, and what does not work yet.",
      ],
    },
    {
      id: "contact",
      title: "Tell us what stops you",
      blocks: [
        [
          "Write to ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          `${company.phone ? ` or call ${company.phone.display}` : ""}. Say which page it was and what you wanted to do.`,
        ],
        "[Replace] The authority that hears complaints where you are.",
      ],
    },
  ],
} as const satisfies LegalDocument;
