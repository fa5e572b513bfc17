import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { shownForms } from "../forms/forms.ts";
import { updated } from "./privacy.meta.ts";

/** What a form asks for. Files are left out: what becomes of them needs a sentence of its own. */
function answersOf({ name, fields }: Form): string {
  const labels = (required: boolean) =>
    Object.values(fields)
      .filter((field) => field.required === required && field.kind !== "file")
      .map(nameOf)
      .join(", ");
  const optional = labels(false);
  return `${name}: ${labels(true)}.${optional && ` If you choose to add them: ${optional}.`}`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

/** What becomes of a resume. */
function resumeText(isSent: boolean): string {
  return isSent
    ? "The form sends your resume file, which we keep with your application."
    : "The form sends the name of your resume file, never the file. If you e-mail us your resume, we hold that e-mail.";
}

/**
 * The privacy policy.
 *
 * Note to the owner: what follows from facts and settings is added to these sections by the
 * machine: recipients, storage, safety measures, terms of forms, and what the law of the company's
 * country wants (`src/pages/privacy/policy.ts` of the site, `facts/law.ts`). Have a lawyer check the
 * whole page, and set the date.
 *
 * @param sendsResume whether the application form sends the resume
 */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "Privacy Policy",
    lead: "What we learn about you, why, for how long, and how to make us forget it.",
    updated: { iso: updated, text: "Last updated January 15, 2024" },
    sections: [
      {
        id: "information-collected",
        title: "Information we collect",
        blocks: [
          "You can read every page of this site without telling us who you are. We collect personal information only when you give it to us:",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              ...(hasFeature("careers") ? [resumeText(sendsResume)] : []),
              "What reaches us otherwise, such as a letter: what you say in it and the number or address it came from.",
            ],
          },
          "Whoever serves the site records technical data for each request, such as the network address, time, page and browser. It is used to keep the site running and safe.",
        ],
      },
      {
        id: "how-we-use-it",
        title: "How we use information",
        blocks: [
          "We use what you send us to:",
          {
            kind: "list",
            items: [
              hasFeature("careers")
                ? "answer your message, prepare the quote you asked for or consider your application;"
                : "answer your message or prepare the quote you asked for;",
              "carry out the project, invoice it and support it afterwards;",
              ...(hasFeature("newsletter") ? ["send the newsletter, if you subscribed;"] : []),
              "keep the accounts and records that the law requires of a company;",
              "protect the site and our mailboxes against abuse.",
            ],
          },
          "We do not build profiles, we make no decision about you by machine alone, and we do not use client data to train models.",
        ],
      },
      {
        id: "sharing",
        title: "How we share information",
        blocks: [
          "We do not sell personal information and we do not rent it. We share it only in these cases:",
          {
            kind: "list",
            items: [
              "with service providers who deliver our mail, host our systems or keep our books, under contract and only for that task;",
              "with a subcontractor on your project, if you agreed to it in the proposal;",
              "with a court or authority, when the law obliges us and only as far as it does;",
              "with a successor, if the company is sold or merged, after telling you and on the terms of this policy.",
            ],
          },
        ],
      },
      {
        id: "security",
        title: "Security",
        blocks: [
          "No system is perfectly safe. If a breach affects you, we will tell you and the responsible authority without delay: what happened, which data it touched and what we have done about it.",
        ],
      },
      {
        id: "cookies",
        title: "Cookies and storage on your device",
        blocks: [
          "Should we ever add measurement that needs your consent, it will stay off until you give it.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        blocks: [
          "Wherever you live, you may ask us to do the following, free of charge:",
          {
            kind: "list",
            items: [
              "show you the personal information we hold about you and give you a copy;",
              "correct what is wrong and complete what is missing;",
              "delete it, unless a law obliges us to keep it;",
              "stop using it for marketing, at once and for good;",
              "hand it over in a common file format.",
            ],
          },
          [
            "Write to ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            " from the address concerned, or use the ",
            { text: "contact page", href: "/contact" },
            ". We answer within 30 days. If our answer does not satisfy you, you may complain to the data protection authority of your country.",
          ],
        ],
      },
      {
        id: "retention",
        title: "How long we keep information",
        blocks: [
          {
            kind: "definitions",
            items: [
              { term: "Contact inquiries", text: "2 years after last contact" },
              { term: "Project data", text: "5 years after completion" },
              { term: "Marketing data", text: "Until you opt out" },
              { term: "Analytics", text: "26 months, where analytics are in use" },
            ],
          },
          "Backups keep what is deleted until they expire themselves. Invoices stay for as long as tax law demands.",
        ],
      },
      {
        id: "third-parties",
        title: "Third parties",
        blocks: [
          "Some parts of this site involve other companies, each with a policy of its own:",
          {
            kind: "list",
            items: [
              "Some links lead to sites that other people run. We are not responsible for what they say.",
            ],
          },
          `These companies may process data outside ${company.address.country}.`,
        ],
      },
      {
        id: "policy-changes",
        title: "Changes to this policy",
        blocks: [
          "When we change this policy, we publish the new text here with a new date. If a change affects what happens to information we already hold, we tell the people concerned by e-mail before it takes effect.",
          [
            "Questions about any of this reach a person at ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered: the form names the resume and does not send it. */
export const privacy = privacyPolicy(false);
