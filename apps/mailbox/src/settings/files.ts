import { type Look, lookProblems, standardLook } from "../look.ts";
import { english, type Words } from "../words.ts";
import type { SettingsReader } from "./reader.ts";

/** The texts of each language, the default one first. */
export function readWords(reader: SettingsReader): readonly Words[] {
  return reader.list("MAILBOX_WORDS").map((path) => {
    const words = reader.json("MAILBOX_WORDS", path, (given) => {
      for (const [word, said] of Object.entries(given)) {
        if (Object.hasOwn(english, word) && typeof said === "string") continue;
        reader.problems.push(`MAILBOX_WORDS has no text that the mailbox knows as "${word}".`);
      }
      return { ...english, ...given };
    });
    return words ?? english;
  });
}

/** For how many days the messages of single forms are kept. */
export function readKeptDays(reader: SettingsReader): Readonly<Record<string, number>> {
  const path = reader.text("MAILBOX_KEPT");
  const days =
    path &&
    reader.json("MAILBOX_KEPT", path, (given) =>
      Object.entries(given).filter((pair): pair is [string, number] => {
        const [form, number] = pair;
        if (Number.isInteger(number) && Number(number) >= 0 && Number(number) <= 36_500)
          return true;
        reader.problems.push(
          `MAILBOX_KEPT must give “${form}” a whole number of days from 0 to 36500.`,
        );
        return false;
      }),
    );
  return Object.fromEntries(days || []);
}

/** The name and the colours of the pages. */
export function readLook(reader: SettingsReader): Look {
  const path = reader.text("MAILBOX_LOOK");
  const look =
    path &&
    reader.json("MAILBOX_LOOK", path, (given) => {
      const wrong = lookProblems(given);
      reader.problems.push(...wrong.map((problem) => `MAILBOX_LOOK ${problem}`));
      // Nothing wrong means that every field of a look is there.
      return wrong.length > 0 ? standardLook : (given as unknown as Look);
    });
  return look || standardLook;
}
