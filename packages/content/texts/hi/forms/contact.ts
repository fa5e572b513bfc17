import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { relabelled } from "@kolam/content/model/shapes/choices";
import { translated } from "@kolam/content/model/shapes/form";
import { serviceSubjects as firstNames } from "@site/first/forms/subjects";
import { titles as firstTitles } from "@site/lists/first/titles";
import { titles } from "@site/lists/words/titles";
import { budgetHints, contactBudgets } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";
import { serviceSubjects } from "@site/words/forms/subjects";
import {
  contactForm as first,
  contactSubjects as firstSubjects,
  contactTimelines as firstTimelines,
} from "../../en/forms/contact.ts";

/** By the words of the first language. */
const subjects = new Map<string, string>(
  serviceIds.map((id) => [firstNames[id] ?? firstTitles[id], serviceSubjects[id] ?? titles[id]]),
).set("Other", "कुछ और");

const timelines = {
  ASAP: "जितनी जल्दी हो सके",
  "Within 1 month": "1 महीने के भीतर",
  "1-3 months": "1-3 महीने",
  "3-6 months": "3-6 महीने",
  "6+ months": "6 महीने से ज़्यादा",
} as const satisfies Record<(typeof firstTimelines)[number]["value"], string>;

export const contactSubjects = relabelled(
  firstSubjects,
  ({ value, label }) => subjects.get(value) ?? label,
);
export const contactTimelines = relabelled(firstTimelines, ({ value }) => timelines[value]);

export const contactForm = translated(first, {
  button: { idle: "संदेश भेजें", busy: "भेज रहे हैं…", done: "संदेश भेज दिया" },
  alert: "संदेश नहीं गया। फिर कोशिश कीजिए, या सीधे हमसे संपर्क कीजिए।",
  sent: {
    title: (reference) => `आपका संदेश पहुँच गया। संदर्भ नंबर: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      label: "आपका नाम",
      errors: {
        valueMissing: "अपना नाम लिखिए, ताकि हमें पता हो कि जवाब किसे देना है।",
        tooLong: `नाम छोटा कीजिए, ज़्यादा से ज़्यादा ${limits.nameCharacters} अक्षर।`,
      },
    },
    email: {
      label: "ई-मेल",
      hint: "हमारा जवाब यहीं आएगा।",
      errors: {
        valueMissing: "ई-मेल पता लिखिए, जिस पर हम जवाब दें।",
        typeMismatch: "यह ई-मेल पता अधूरा है। ऐसा होना चाहिए: name@example.com",
        tooLong: `ई-मेल पता ${limits.emailCharacters} अक्षर से लंबा नहीं होता।`,
      },
    },
    company: {
      label: "कंपनी या दुकान",
      errors: { tooLong: `नाम ${limits.nameCharacters} अक्षर तक छोटा कीजिए।` },
    },
    phone: {
      label: "फ़ोन",
      hint: "जैसे चाहें लिखिए। आप कहेंगे तभी फ़ोन करेंगे।",
      errors: { tooLong: `नंबर ${limits.phoneCharacters} अक्षर तक छोटा कीजिए।` },
    },
    subject: {
      label: "विषय",
      placeholder: "विषय चुनिए",
      options: contactSubjects,
      errors: { valueMissing: "विषय चुनिए। “कुछ और” भी अच्छा-भला विषय है।" },
    },
    budget: {
      label: "बजट",
      hint: budgetHints.contact,
      placeholder: "अभी तय नहीं",
      options: contactBudgets,
      errors: {},
    },
    timeline: {
      label: "कब तक",
      placeholder: "अभी तय नहीं",
      options: contactTimelines,
      errors: {},
    },
    message: {
      label: "संदेश",
      hint: "आपके पास क्या है, क्या चाहिए, और बीच में क्या अटका है।",
      errors: {
        valueMissing: "अपना संदेश लिखिए। दो वाक्य काफ़ी हैं।",
        tooLong: `संदेश ${limits.textCharacters} अक्षर तक छोटा कीजिए, या बाकी ई-मेल से भेज दीजिए।`,
      },
    },
  },
});
