import { hasFeature } from "@kolam/content/model/pages/features";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { shownForms } from "../forms/forms.ts";
import { updated } from "./privacy.meta.ts";

/**
 * The privacy policy. Settings of the site add to some of its sections, by their ids.
 * @param sendsResume whether the application form sends the resume
 */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "Privacy policy",
    lead: "What we learn of you, what for, and for how long.",
    updated: { iso: updated, text: "Last updated on 20 January 2026" },
    sections: [
      {
        id: "information-collected",
        title: "What we collect",
        blocks: [
          "Only what you send us:",
          {
            kind: "list",
            items: [
              `These forms: ${shownForms.map(({ name }) => name).join(", ")}.`,
              ...(hasFeature("careers")
                ? [sendsResume ? "Your resume, as a file." : "The name of the file of your resume."]
                : []),
            ],
          },
        ],
      },
      {
        id: "cookies",
        title: "Cookies",
        blocks: ["Anything that needs your consent waits for it."],
      },
      {
        id: "retention",
        title: "How long",
        blocks: [
          {
            kind: "definitions",
            items: [{ term: "Invoices", text: "Ten years" }],
          },
        ],
      },
      {
        id: "third-parties",
        title: "Others",
        blocks: ["Others see some of it:"],
      },
      {
        id: "your-rights",
        title: "Your rights",
        blocks: [
          ["Write to ", { text: mailboxes.privacy.address, href: mailboxes.privacy.href }, "."],
        ],
      },
    ],
  }) as const satisfies LegalDocument;

export const privacy = privacyPolicy(false);
