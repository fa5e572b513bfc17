import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";

export const replies = {
  contact: (email: string) =>
    `हम ${email} पर ${promises.read} जवाब देते हैं। तब तक कुछ न मिले तो ${company.phone ? "फ़ोन कीजिए" : "फिर लिखिए"} और संदर्भ बताइए।`,
} as const;
