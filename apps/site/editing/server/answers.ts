import { ofChanges } from "./changes/of-changes.ts";
import { ofData } from "./data/data-answers.ts";
import { ofValues } from "./data/of-values.ts";
import { ofEntryFiles } from "./entry-files.ts";
import { ofFacts } from "./of-facts.ts";
import type { Answers, Server } from "./server.ts";
import { ofTranslations } from "./translations.ts";

/** The requests about single texts. */
const ofTexts = ({ editor, texts }: Server): Answers => ({
  texts: async (request) => ({ texts: await texts(String((request as { path?: unknown }).path)) }),
  read: (request) => editor.read(request),
  find: (request) => editor.find(request),
  write: (request) => editor.write(request),
});

/** Every request that the server answers. */
export const answersOf = (server: Server): Answers => ({
  ...ofTexts(server),
  ...ofFacts(server),
  ...ofValues(server),
  ...ofChanges(server),
  ...ofEntryFiles(server),
  ...ofTranslations(server),
  ...ofData(server),
});
