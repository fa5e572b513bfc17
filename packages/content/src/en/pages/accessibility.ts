import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./accessibility.meta.ts";

/**
 * The accessibility statement, which the European Accessibility Act asks for.
 *
 * Note to the owner: it says what the tests of this repository show of the site as delivered. Say
 * what an audit with people found, and which authority hears complaints where you are.
 */
export const accessibility = {
  title: "Accessibility",
  lead: "What we have done so that everybody can use this site, how it was tested, and what does not work yet.",
  updated: { iso: updated, text: "Last updated November 29, 2026" },
  sections: [
    {
      id: "standard",
      title: "What we aim at",
      blocks: [
        `${company.name} wants this site to meet the Web Content Accessibility Guidelines 2.2 at level AA, which the European standard EN 301 549 builds on. What our own tests found, and what does not work yet, is listed below. Nobody outside our team has audited it.`,
      ],
    },
    {
      id: "tests",
      title: "How it is tested",
      blocks: [
        "Before each release a browser opens every page and checks:",
        {
          kind: "list",
          items: [
            "the rules of axe for levels A and AA and its good practices, in light and dark colours and with more contrast;",
            "every stop of the Tab key on chosen pages, where the focus has to be visible and uncovered;",
            "windows of 320 pixels, text at twice its size and the wider spacing of the guidelines, where nothing may be cut or scroll sideways;",
            "forced colours, print and reduced motion;",
            "menus, links and forms without scripts.",
          ],
        },
        "Seven journeys are kept as transcripts of what a screen reader is given: both menus, the questions, the blog’s filter, the contact form, the quote form and the analyzer. They are made from the browser’s accessibility tree, and show that every control has a name, that the focus is never lost and that results and errors are announced.",
      ],
    },
    {
      id: "limits",
      title: "What does not work yet",
      blocks: [
        {
          kind: "list",
          items: [
            "We have not tried the site with people who depend on a screen reader, nor in every screen reader there is.",
            "Some screen readers say the title of a form’s list of errors twice.",
            "After a translation by the browser, messages that appear later stay in our language until it translates them too.",
            "Pages that other companies run, such as the chat, are outside our control.",
          ],
        },
      ],
    },
    {
      id: "contact",
      title: "Tell us what stops you",
      blocks: [
        [
          "Write to ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          `${company.phone ? ` or call ${company.phone.display}` : ""}. Say which page it was and what you wanted to do. If you need something from this site in another form, we send it to you.`,
        ],
        "If our answer does not help, you may turn to the authority that watches over digital accessibility in your country.",
      ],
    },
  ],
} as const satisfies LegalDocument;
