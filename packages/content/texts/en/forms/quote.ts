import { limits } from "@kolam/content/model/basics/timings";
import type { QuoteTexts } from "@kolam/content/model/forms/quote-facts";
import { budgetHints } from "@site/words/forms/budgets";

/** The words of the quote request. */
export const quoteTexts: QuoteTexts = {
  name: "Quote request",
  subject: "Quote Request Submission",
  headings: {
    contact: "CONTACT INFORMATION",
    project: "PROJECT DETAILS",
    requirements: "REQUIREMENTS",
  },
  button: { idle: "Submit Request", busy: "Submitting...", done: "Request Submitted" },
  alert: "Failed to send quote request. Please try again or contact us directly.",
  sent: {
    title: (reference) => `Your reference: ${reference}`,
    text: (email) => `We will reply to ${email}.`,
  },
  fields: {
    firstName: {
      label: "First name",
      inMail: "Name",
      errors: {
        valueMissing: "Enter your first name.",
        tooLong: `Shorten the first name to ${limits.nameCharacters} characters.`,
      },
    },
    lastName: {
      label: "Last name",
      hint: "If you have only one name, write it here as well.",
      inMail: "Name",
      errors: {
        valueMissing: "Enter your last name.",
        tooLong: `Shorten the last name to ${limits.nameCharacters} characters.`,
      },
    },
    email: {
      label: "E-mail",
      hint: "The quote is sent here.",
      inMail: "Email",
      errors: {
        valueMissing: "Enter the e-mail address the quote should go to.",
        typeMismatch:
          "We cannot send a quote to this address. It should look like you@company.com.",
        tooLong: `This address is longer than ${limits.emailCharacters} characters. Use a shorter one.`,
      },
    },
    phone: {
      label: "Phone",
      hint: "For one call, if something is unclear.",
      errors: {
        valueMissing: "Enter a phone number for questions about your project.",
        tooFewDigits: `Write the whole phone number: at least ${limits.phoneDigits} digits.`,
        tooLong: `Shorten the number to ${limits.phoneCharacters} characters.`,
      },
    },
    company: {
      label: "Company",
      hint: "No company yet? Your own name will do.",
      errors: {
        valueMissing: "Enter the company the quote is for.",
        tooLong: `Shorten the company name to ${limits.nameCharacters} characters.`,
      },
    },
    website: {
      label: "Website",
      hint: "Your current one, beginning with https://.",
      errors: {
        typeMismatch: "Write the website in full, as in https://example.com, or leave it empty.",
        tooLong: `The address is longer than ${limits.urlCharacters} characters. The home page will do.`,
      },
    },
    projectType: {
      label: "Type of project",
      placeholder: "Choose a type",
      inMail: "Project type",
      errors: { valueMissing: "Choose the type of project." },
    },
    services: {
      label: "Services",
      hint: "Tick at least one, so that it reaches the right person. It commits you to nothing.",
      errors: {
        valueMissing: "Tick at least one service. If you are not sure, any guess will do.",
      },
    },
    budget: {
      label: "Budget",
      hint: budgetHints.quote,
      placeholder: "Choose a range",
      errors: { valueMissing: "Choose a budget range." },
    },
    timeline: {
      label: "Timeline",
      hint: "When it should be live.",
      placeholder: "Choose a time",
      errors: { valueMissing: "Choose when it should be live. “Flexible” counts." },
    },
    description: {
      label: "Project description",
      hint: "What should exist at the end that does not exist now?",
      inMail: "Description",
      errors: {
        valueMissing: "Describe the project in a few sentences.",
        tooLong: `Shorten the description to ${limits.textCharacters} characters. Send longer documents by e-mail.`,
      },
    },
    goals: {
      label: "Goals",
      hint: "A year from now, how will you know it was worth it?",
      errors: {
        valueMissing: "Name at least one goal.",
        tooLong: `Shorten the goals to ${limits.textCharacters} characters.`,
      },
    },
    targetAudience: {
      label: "Target audience",
      hint: "Who will use it, where, on what.",
      errors: { tooLong: `Shorten the target audience to ${limits.textCharacters} characters.` },
    },
    competitors: {
      label: "Competitors",
      hint: "Names or addresses, and what they do better.",
      errors: {
        tooLong: `Shorten the list of competitors to ${limits.textCharacters} characters.`,
      },
    },
    additionalInfo: {
      label: "Anything else",
      hint: "Existing systems, deadlines, things that must not change.",
      inMail: "Additional information",
      errors: { tooLong: `Shorten the additional notes to ${limits.textCharacters} characters.` },
    },
  },
  projectTypes: {
    "new-project": "New Project",
    redesign: "Redesign",
    enhancement: "Enhancement",
    maintenance: "Maintenance",
    consultation: "Consultation",
  },
  timelines: {
    asap: "ASAP",
    "1-month": "Within 1 month",
    "1-3-months": "1-3 months",
    "3-6-months": "3-6 months",
    "6-plus-months": "6+ months",
    flexible: "Flexible",
  },
};
