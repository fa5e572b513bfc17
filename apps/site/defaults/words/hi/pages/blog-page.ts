import { company } from "@site/facts/company";

export const blogPage = {
  hero: {
    title: "ब्लॉग",
    lead: `${company.name} के लेख और समाचार।`,
  },
  placeholder: "एक-दो शब्द",
} as const;

export const articleClosing = {
  title: "इस पर कोई सवाल?",
  text: "हमें लिखिए। जवाब हम ख़ुद देते हैं।",
  action: { label: "संपर्क करें", href: "/contact" },
} as const;
