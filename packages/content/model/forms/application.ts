import { applicationTexts as firstTexts } from "@site/first-texts/forms/application";
import { applicationTexts } from "@site/texts/forms/application";
import { positionTitles } from "../company/open-positions.ts";
import { labelled, optionsFrom, titlesOf } from "../types/choices.ts";
import { forVisitors, wordedForm } from "../types/worded-form.ts";
import { type ApplicationTexts, applicationFacts, experiences } from "./application-facts.ts";

const [firstPosition, ...otherPositions] = titlesOf(positionTitles);

const formIn = (texts: ApplicationTexts) =>
  wordedForm(applicationFacts, texts, {
    // The subject of the mail contains the chosen one.
    position: optionsFrom([firstPosition ?? texts.openApplication, ...otherPositions]),
    experience: labelled(experiences, texts.experiences),
  });

/** The form as it is where the mail service keeps files: it sends the resume too. */
function formWithFileIn(texts: ApplicationTexts) {
  const { note, plainNote, resume } = texts.withFile;
  const form = formIn(texts);
  return {
    ...form,
    note: () => note,
    plainNote,
    sendsFiles: true,
    fields: {
      ...form.fields,
      resume: { ...form.fields.resume, ...resume, required: true },
    },
  } as const;
}

const isFirst = applicationTexts === firstTexts;

/**
 * The form for applying to an opening. The label of the resume says that it is required, but the
 * form can be sent without it.
 */
export const applicationForm = isFirst
  ? formIn(firstTexts)
  : forVisitors(formIn(firstTexts), formIn(applicationTexts));

/** The same form on a site whose mail service keeps files. */
export const applicationFormWithFile = isFirst
  ? formWithFileIn(firstTexts)
  : forVisitors(formWithFileIn(firstTexts), formWithFileIn(applicationTexts));
