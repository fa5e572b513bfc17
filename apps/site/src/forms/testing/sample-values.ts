import { positionOptions } from "@kolam/content/forms/application";
import { contactBudgets, quoteBudgets } from "@kolam/content/forms/budgets";
import { contactSubjects, contactTimelines } from "@kolam/content/forms/contact";
import { quoteTimelines, serviceOptions } from "@kolam/content/forms/quote";
import type { FormValues } from "../drafts/form-values.ts";

const services = [1, 4].flatMap((at) => serviceOptions[at]?.value ?? []);

/** Answers to every question of every form, for tests and stories. */
export const fullValues: FormValues = {
  contact: {
    name: "Asha Kulkarni",
    email: "asha@example.com",
    company: "Deccan Mills",
    phone: "+91 (20) 1234-567 ext. 8",
    subject: contactSubjects[0].value,
    message: "We sell handloom.\n\nThe shop is slow on a phone.",
    budget: contactBudgets[1].value,
    timeline: contactTimelines[2].value,
  },
  application: {
    name: "Ravi O’Brien",
    email: "ravi@example.com",
    phone: "98765 43210",
    position: (positionOptions[1] ?? positionOptions[0]).value,
    experience: "4-5",
    coverLetter: "I drew a form once.\nPeople finished it.",
    portfolio: "https://example.com/ravi",
    availability: "Two months' notice",
    resume: "ravi.pdf",
  },
  quote: {
    firstName: "Meera",
    lastName: "Iyer",
    email: "meera@example.com",
    phone: "080 1234 5678",
    company: "Iyer & Daughters",
    website: "https://example.com",
    projectType: "new-project",
    services: services.length > 0 ? services : [serviceOptions[0].value],
    budget: quoteBudgets[1].value,
    timeline: quoteTimelines[2].value,
    description: "A shop for brass lamps.",
    goals: "Forty orders a week.",
    targetAudience: "Temples and hotels.",
    competitors: "The bazaar.",
    additionalInfo: "Diwali is the deadline.",
  },
  newsletter: { email: "reader@example.com" },
};
