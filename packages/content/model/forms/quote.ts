import { quoteBudgets as firstBudgets } from "@site/first/forms/budgets";
import { quoteTexts as firstTexts } from "@site/first-texts/forms/quote";
import { titles as firstTitles } from "@site/lists/first/titles";
import { titles } from "@site/lists/words/titles";
import { quoteTexts } from "@site/texts/forms/quote";
import { quoteBudgets } from "@site/words/forms/budgets";
import type { Some } from "../basics/types.ts";
import { type ServiceId, serviceIds } from "../services/services.ts";
import { labelled, optionsFrom } from "../types/choices.ts";
import type { Choice } from "../types/field.ts";
import { forVisitors, wordedForm } from "../types/worded-form.ts";
import { projectTypes, type QuoteTexts, quoteFacts, quoteTimelines } from "./quote-facts.ts";

const [firstService, ...otherServices] = serviceIds;

const formIn = (
  texts: QuoteTexts,
  names: Readonly<Record<ServiceId, string>>,
  budget: Some<Choice>,
) =>
  wordedForm(quoteFacts, texts, {
    projectType: labelled(projectTypes, texts.projectTypes),
    // By the titles of their pages, under which visitors have seen them.
    services: optionsFrom([names[firstService], ...otherServices.map((id) => names[id])]),
    budget,
    timeline: labelled(quoteTimelines, texts.timelines),
  });

const first = formIn(firstTexts, firstTitles, firstBudgets);

/** The quote request. */
export const quoteForm =
  quoteTexts === firstTexts ? first : forVisitors(first, formIn(quoteTexts, titles, quoteBudgets));

/** The services to choose from. */
export const serviceOptions = quoteForm.fields.services.options;
