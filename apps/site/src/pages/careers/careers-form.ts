import { applicationForm, applicationFormWithFile } from "@kolam/content/model/forms/application";
import { attachedResume, namedResume } from "@site/texts/forms/application";
import { config } from "../../config.ts";

/** The application form of this site, by its setting: with the resume, or with its name only. */
export const careersForm = config.mail.attachments ? applicationFormWithFile : applicationForm;

/** What the page says about the resume. */
export const resumeWords = config.mail.attachments ? attachedResume : namedResume;
