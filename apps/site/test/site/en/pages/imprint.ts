import type { LegalDocument } from "@kolam/content/model/types/legal";
import { company } from "@site/facts/company";
import { updated } from "./imprint.meta.ts";

/** The words of a page that only this site has. */
export const imprint = {
  title: "Imprint",
  lead: "Who is responsible for this website.",
  updated: { iso: updated, text: "Last updated on 20 January 2026" },
  sections: [
    {
      id: "company",
      title: "The company",
      blocks: [`${company.name}, ${company.address.street}, ${company.city}.`],
    },
    {
      id: "register",
      title: "The register",
      blocks: [{ kind: "definitions", items: [{ term: "Number", text: "None: it is invented." }] }],
    },
    {
      id: "content",
      title: "The content",
      blocks: [["Questions go to the people on the page ", { text: "About", href: "/about" }, "."]],
    },
  ],
} as const satisfies LegalDocument;
