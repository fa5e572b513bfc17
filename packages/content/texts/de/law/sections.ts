import type { LawSectionWords, Subject } from "@kolam/content/model/law/law-words";
import type { Jurisdiction } from "@kolam/content/model/law/profiles";

const regulation = (law: Jurisdiction) => (law === "GB" ? "UK GDPR" : "DSGVO");

const storageRule = (law: Jurisdiction) =>
  law === "GB"
    ? "Regulation 6 der Privacy and Electronic Communications Regulations 2003"
    : "Artikel 5 Absatz 3 der Richtlinie 2002/58/EG, in Deutschland § 25 Absatz 2 TDDDG";

function bases(subject: Subject, law: Jurisdiction) {
  const basis = (letters: string) => `Artikel 6 Absatz 1 Buchstabe ${letters} ${regulation(law)}`;
  const ask = subject.careers
    ? "Um Ihre Frage zu beantworten, ein Angebot zu machen oder Ihre Bewerbung zu prüfen"
    : "Um Ihre Frage zu beantworten oder ein Angebot zu machen";
  return [
    { term: ask, text: `${basis("b")}: Schritte vor einem Vertrag, um die Sie gebeten haben` },
    {
      term: "Um für Sie zu arbeiten und abzurechnen",
      text: `${basis("b und c")}: der Vertrag und das Steuerrecht`,
    },
    {
      term: "Um die Website zu betreiben und zu schützen",
      text: `${basis("f")}: unser Interesse an einer Website, die läuft und nicht missbraucht wird`,
    },
    {
      term: "Um in Ihrem Browser abzulegen, was die Website dort braucht",
      text: `Sie haben es durch die Benutzung gewünscht; eine Einwilligung ist nicht nötig nach ${storageRule(law)}`,
    },
    ...(subject.newsletter
      ? [{ term: "Um den Newsletter zu senden", text: `${basis("a")}: Ihre Einwilligung` }]
      : []),
    ...(subject.asks
      ? [{ term: "Um Besuche zu zählen", text: `${basis("a")}: Ihre Einwilligung` }]
      : []),
    ...(subject.counts
      ? [
          {
            term: "Um Besuche zu zählen",
            text: `${basis("f")}: unser Interesse zu wissen, was gelesen wird und was nicht`,
          },
        ]
      : []),
  ] as const;
}

export const lawSections: LawSectionWords = {
  controller: ({ who, phone, privacy, officer }) => ({
    title: "Verantwortlich",
    blocks: [
      [
        `Verantwortlich für Ihre Daten auf dieser Website: ${who}, `,
        privacy,
        phone ? `, ${phone}.` : ".",
      ],
      ...(officer ? [["Beauftragt für den Datenschutz: ", officer, "."]] : []),
    ],
  }),
  bases: (subject, law) => {
    const [first, ...others] = bases(subject, law);
    return {
      title: "Wofür wir sie verwenden, und warum wir es dürfen",
      blocks: [
        "Wofür wir Daten verwenden, und nach welcher Vorschrift:",
        { kind: "definitions", items: [first, ...others] },
        "Kein Gesetz und kein Vertrag verpflichtet Sie, uns etwas mitzuteilen. Ohne die Pflichtangaben eines Formulars können wir nicht antworten. Über Sie entscheidet nie eine Maschine allein.",
      ],
    };
  },
  rights: ({ authority, privacy }, law) => ({
    title: "Ihre Rechte",
    blocks: [
      law === "CH"
        ? "Sie können Auskunft verlangen, ob wir Daten über Sie bearbeiten, und sie erhalten, auch in einem gängigen Format, und Sie können sie berichtigen oder löschen lassen (Artikel 25, 28 und 32 DSG)."
        : `Sie haben das Recht auf Auskunft und eine Kopie, auf Berichtigung, Löschung und Einschränkung, und darauf, in einem gängigen Format zu erhalten, was Sie uns gegeben haben (Artikel 15 bis 18 und 20 ${regulation(law)}). Eine Einwilligung können Sie jederzeit widerrufen, so einfach, wie Sie sie gegeben haben; was vorher geschah, bleibt rechtmäßig.`,
      ["Schreiben Sie an ", privacy, ". Wir antworten binnen eines Monats."],
      ...(authority
        ? [
            [
              "Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren, hier: ",
              authority,
              ".",
            ],
          ]
        : []),
    ],
  }),
  objection: (law) => ({
    title: "Ihr Widerspruchsrecht",
    blocks: [
      `Wo wir Ihre Daten für ein eigenes Interesse verwenden, können Sie jederzeit aus Gründen Ihrer besonderen Situation widersprechen; dann hören wir damit auf, es sei denn, unsere Gründe sind zwingend. Der Verwendung für Werbung können Sie jederzeit und ohne Grund widersprechen, und wir hören auf (Artikel 21 ${regulation(law)}).`,
    ],
  }),
  complaints: ({ complaints, privacy }, law) => {
    if (law === "GB")
      return {
        title: "Wenn Sie mit uns nicht zufrieden sind",
        blocks: [
          [
            "Beschwerden darüber, wie wir Ihre Daten verwenden, gehen an ",
            ...(complaints ?? [privacy]),
            ". Binnen 30 Tagen bestätigen wir, dass Ihre angekommen ist, gehen ihr ohne Verzug nach und sagen Ihnen, was daraus wurde (Section 164A des Data Protection Act 2018).",
          ],
        ],
      };
    if (law !== "IN" || !complaints) return undefined;
    return {
      title: "Beschwerden",
      blocks: [
        [
          "Beschwerden nimmt entgegen: ",
          ...complaints,
          ". Sie werden binnen eines Monats bearbeitet (Regel 5(9) der indischen SPDI-Regeln von 2011).",
        ],
        "Ab dem 13. Mai 2027 können Sie auch jemanden benennen, der Ihre Rechte für Sie ausübt, und sich nach unserer Antwort beim Data Protection Board of India beschweren (Sections 13 und 14 des Digital Personal Data Protection Act, 2023).",
        "Unsere Formulare sind für Erwachsene gedacht. Vom selben Tag an dürfen Daten von Menschen unter 18 nur mit Einwilligung der Eltern verwendet werden (Section 9 dieses Gesetzes): Hat uns ein Kind geschrieben, sagen Sie es uns, und wir löschen es.",
      ],
    };
  },
};
