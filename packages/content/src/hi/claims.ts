import type { Figure } from "@kolam/content/model/basics/types";
import { claims as first } from "../en/claims.ts";

const [projects, satisfaction, clients, years] = first.home;
const [allClients, allProjects, rating, onCall] = first.services;
const sinceFounding = [
  { ...projects, label: "काम पूरे किए", counts: "₹50,000 या उससे ऊपर के काम, अक्टूबर 2026 तक।" },
  { ...satisfaction, label: "ग्राहक संतुष्ट", counts: "फिर हमें ही चुनेंगे। हम सबसे पूछते हैं।" },
  { ...clients, label: "खुश ग्राहक", counts: "दूसरे काम के लिए लौटे, या साल भर से साथ हैं।" },
  { ...years, label: "साल का अनुभव", counts: "हर प्रोजेक्ट की अगुवाई करने वाले के पास, कम से कम।" },
] as const satisfies readonly Figure[];

const support = { ...onCall, label: "मदद", counts: "ड्यूटी पर एक इंजीनियर।" };

export const claims = {
  home: sinceFounding,
  contact: sinceFounding,
  services: [
    { ...allClients, label: "ग्राहक", counts: "2019 से बिल पाने वाले सभी।" },
    { ...allProjects, label: "काम", counts: "छोटे-बड़े सभी काम, अक्टूबर 2026 तक।" },
    { ...rating, label: "औसत रेटिंग", counts: "सभी कामों की। यहाँ सबके पाँच।" },
    support,
  ],
  notFound: [
    { ...sinceFounding[0], label: "काम" },
    { ...sinceFounding[1], label: "संतुष्ट" },
    support,
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
