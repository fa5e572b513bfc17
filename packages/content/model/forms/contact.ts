import { contactBudgets as firstBudgets } from "@site/first/forms/budgets";
import { serviceSubjects as firstSubjects } from "@site/first/forms/subjects";
import { contactTexts as firstTexts } from "@site/first-texts/forms/contact";
import { titles as firstTitles } from "@site/lists/first/titles";
import { titles } from "@site/lists/words/titles";
import { contactTexts } from "@site/texts/forms/contact";
import { contactBudgets } from "@site/words/forms/budgets";
import { serviceSubjects } from "@site/words/forms/subjects";
import type { Some } from "../basics/types.ts";
import { type ServiceId, serviceIds } from "../services/services.ts";
import { optionsFrom } from "../types/choices.ts";
import type { Choice } from "../types/field.ts";
import { forVisitors, wordedForm } from "../types/worded-form.ts";
import { type ContactTexts, contactFacts, contactTimelines } from "./contact-facts.ts";

/** In the first language's own order, then the other services by their names. */
const subjects = [
  ...(Object.keys(firstSubjects) as ServiceId[]),
  ...serviceIds.filter((id) => !(id in firstSubjects)),
];

function formIn(texts: ContactTexts, subjectOf: (id: ServiceId) => string, budget: Some<Choice>) {
  const [firstSubject = texts.otherSubject, ...otherSubjects] = subjects.map(subjectOf);
  const [firstTimeline, ...otherTimelines] = contactTimelines;
  return wordedForm(contactFacts, texts, {
    subject: optionsFrom([firstSubject, ...otherSubjects, texts.otherSubject]),
    budget,
    timeline: optionsFrom([
      texts.timelines[firstTimeline],
      ...otherTimelines.map((id) => texts.timelines[id]),
    ]),
  });
}

const first = formIn(firstTexts, (id) => firstSubjects[id] ?? firstTitles[id], firstBudgets);

/** The contact form, with its fields in their order on the page. */
export const contactForm =
  contactTexts === firstTexts
    ? first
    : forVisitors(
        first,
        formIn(contactTexts, (id) => serviceSubjects[id] ?? titles[id], contactBudgets),
      );
