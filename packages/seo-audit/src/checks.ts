import { contentChecks } from "./checks/content.ts";
import { documentChecks, parseErrors } from "./checks/document.ts";
import { imageChecks } from "./checks/images.ts";
import { indexingChecks } from "./checks/indexing.ts";
import { linkChecks } from "./checks/links.ts";
import { snippetChecks } from "./checks/snippet.ts";
import { socialChecks } from "./checks/social.ts";
import { structuredDataChecks } from "./checks/structured-data.ts";
import { valueChecks } from "./checks/values.ts";
import { weightChecks } from "./checks/weight.ts";

export type { CheckId } from "./texts/texts.ts";

/** All checks, in the order of the report. */
export const checks = [
  parseErrors,
  ...snippetChecks,
  ...indexingChecks,
  ...documentChecks,
  ...contentChecks,
  ...linkChecks,
  ...imageChecks,
  ...socialChecks,
  ...structuredDataChecks,
  ...valueChecks,
  ...weightChecks,
] as const;
