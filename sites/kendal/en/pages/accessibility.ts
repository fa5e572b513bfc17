import { formatDay } from "@kolam/content/model/basics/dates";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { updated } from "./accessibility.meta.ts";

/** The accessibility statement. */
export const accessibility = {
  title: "Getting in",
  lead: "Our stairs are steep. The website should not be, so here is what we did about it.",
  updated: { iso: updated, text: `Last changed ${formatDay(updated)}` },
  sections: [
    {
      id: "standard",
      title: "What we hold ourselves to",
      blocks: [
        "The Web Content Accessibility Guidelines 2.2, at level AA. What a browser has tried on its own is at the end of this page.",
        "A neighbour who is blind has read the pages about prices and bookings with us. What she stumbled over has been moved out of the way.",
      ],
    },
    {
      id: "limits",
      title: "What is still in the way",
      blocks: ["The films that clients send us do not always have captions. We are typing them."],
    },
    {
      id: "contact",
      title: "If you cannot get in",
      blocks: [
        [
          "Tell ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ", or ring. We read the page out to you and mend it the same week. The Equality Advisory and Support Service helps if we do not.",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
