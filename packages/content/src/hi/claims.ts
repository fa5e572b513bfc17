import { claims as first } from "../en/claims.ts";
import type { Figure } from "../facts/shapes.ts";

const [projects, satisfaction, clients, years] = first.home;
const [allClients, allProjects, rating, support] = first.services;
const sinceFounding = [
  { ...projects, label: "काम पूरे किए" },
  { ...satisfaction, label: "ग्राहक संतुष्ट" },
  { ...clients, label: "खुश ग्राहक" },
  { ...years, label: "साल का अनुभव" },
] as const satisfies readonly Figure[];

export const claims = {
  home: sinceFounding,
  contact: sinceFounding,
  scope: { since: "बड़े काम, अक्टूबर 2026 तक।", all: "छोटे-बड़े सभी काम, अक्टूबर 2026 तक।" },
  services: [
    { ...allClients, label: "ग्राहक" },
    { ...allProjects, label: "काम" },
    { ...rating, label: "औसत रेटिंग" },
    { ...support, label: "मदद" },
  ],
  notFound: [
    { ...projects, label: "काम" },
    { ...satisfaction, label: "संतुष्ट" },
    { ...support, label: "मदद" },
  ],
} as const;

export const promises = {
  read: "एक कामकाजी दिन के भीतर",
  applicationReply: "48 घंटे के भीतर",
  quote: "24 घंटे में",
  complexQuote: "48 घंटे तक",
  simpleSite: "2-4 हफ़्ते",
  complexSite: "3-6 महीने",
} as const;
