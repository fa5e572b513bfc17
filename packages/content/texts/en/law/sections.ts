import type { LawSectionWords, Subject } from "@kolam/content/model/law/law-words";
import type { Jurisdiction } from "@kolam/content/model/law/profiles";

/** What the law is called. */
const regulation = (law: Jurisdiction) => (law === "GB" ? "UK GDPR" : "GDPR");

/** The rule that allows what a visitor asked for to be kept on their device. */
const storageRule = (law: Jurisdiction) =>
  law === "GB"
    ? "regulation 6 of the Privacy and Electronic Communications Regulations 2003"
    : "article 5(3) of Directive 2002/58/EC";

/** Each purpose with its basis. */
function bases(subject: Subject, law: Jurisdiction) {
  const basis = (letters: string) => `Article 6(1)(${letters}) ${regulation(law)}`;
  const ask = subject.careers
    ? "To answer what you ask, prepare a quote or consider your application"
    : "To answer what you ask or prepare a quote";
  return [
    { term: ask, text: `${basis("b")}: steps that you asked for before a contract` },
    {
      term: "To work for you and be paid",
      text: `${basis("b) and (c")}: the contract, and tax law`,
    },
    {
      term: "To keep the site running and safe",
      text: `${basis("f")}: our interest in a site that works and is not abused`,
    },
    {
      term: "To keep in your browser what the site needs there",
      text: `You asked for it by using it; no consent is due under ${storageRule(law)}`,
    },
    ...(subject.newsletter
      ? [{ term: "To send the newsletter", text: `${basis("a")}: your consent` }]
      : []),
    ...(subject.asks ? [{ term: "To count visits", text: `${basis("a")}: your consent` }] : []),
    ...(subject.counts
      ? [
          {
            term: "To count visits",
            text: `${basis("f")}: our interest in knowing what is read and what is not`,
          },
        ]
      : []),
  ] as const;
}

/** The sections that the law adds to the privacy policy. Have a lawyer read what yours says. */
export const lawSections: LawSectionWords = {
  controller: ({ who, phone, privacy, officer }) => ({
    title: "Who is responsible",
    blocks: [
      [`Responsible for your data on this site: ${who}, `, privacy, phone ? `, ${phone}.` : "."],
      ...(officer ? [["Our data protection officer: ", officer, "."]] : []),
    ],
  }),
  bases: (subject, law) => {
    const [first, ...others] = bases(subject, law);
    return {
      title: "What we use it for, and why we may",
      blocks: [
        "What we use data for, and the rule that allows it:",
        { kind: "definitions", items: [first, ...others] },
        "No law and no contract obliges you to give us anything. Without the answers that a form requires we cannot reply. No decision about you is made by a machine alone.",
      ],
    };
  },
  rights: ({ authority, privacy }, law) => ({
    title: "Your rights",
    blocks: [
      law === "CH"
        ? "You may ask whether we process data about you and receive it, in a common format too, and have it corrected or deleted (articles 25, 28 and 32 of the Data Protection Act)."
        : `You may ask for access to your data and a copy, for correction, deletion and restriction, and to receive what you gave us in a common format (articles 15 to 18 and 20 ${regulation(law)}). You may take back a consent at any time, as easily as you gave it; what was done before stays lawful.`,
      ["Write to ", privacy, ". We answer within a month."],
      ...(authority ? [["You may also complain to an authority, here the ", authority, "."]] : []),
    ],
  }),
  objection: (law) => ({
    title: "Your right to object",
    blocks: [
      `Where we use your data for an interest of ours, you may object at any time, for reasons of your own situation; we then stop, unless our reasons are compelling. To the use of your data for advertising you may object at any time and without a reason, and we stop (article 21 ${regulation(law)}).`,
    ],
  }),
  complaints: ({ complaints, privacy }, law) => {
    if (law === "GB")
      return {
        title: "If you are not content with us",
        blocks: [
          [
            "Complaints about how we use your data go to ",
            ...(complaints ?? [privacy]),
            ". We confirm within 30 days that yours has arrived, look into it without delay and tell you what came of it (section 164A of the Data Protection Act 2018).",
          ],
        ],
      };
    if (law !== "IN" || !complaints) return undefined;
    return {
      title: "Grievances",
      blocks: [
        [
          "Our grievance officer is ",
          ...complaints,
          ". A grievance is dealt with within one month (rule 5(9) of the Information Technology rules on sensitive personal data, 2011).",
        ],
        "From 13 May 2027 you may also name somebody who uses your rights for you, and complain to the Data Protection Board of India once we have answered (sections 13 and 14 of the Digital Personal Data Protection Act, 2023).",
        "Our forms are meant for adults. From the same day the data of anybody under 18 may only be used with a parent’s consent (section 9 of that Act): if you find that a child has written to us, tell us and we delete it.",
      ],
    };
  },
};
