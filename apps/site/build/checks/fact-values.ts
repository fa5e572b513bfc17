const isTimeZone = (value: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: value }));
  } catch {
    return false;
  }
};

/** Facts whose values have lists of their own, which no type can name. */
const listed: Readonly<Record<string, { isRight: (value: string) => boolean; advice: string }>> = {
  currency: {
    isRight: (value) => Intl.supportedValuesOf("currency").includes(value),
    advice: "is no currency. Write its three letters as in ISO 4217, such as EUR.",
  },
  timeZone: {
    isRight: isTimeZone,
    advice: "is no time zone. Write its name, such as Europe/Berlin.",
  },
  countryCode: {
    isRight: (value) => /^[A-Z]{2}$/.test(value),
    advice: "is no country. Write its two letters as in ISO 3166, such as FR.",
  },
};

const fact = new RegExp(`\\b(${Object.keys(listed).join("|")}): "([^"]*)"`, "g");

/**
 * Currencies, time zones and countries that do not exist, each with its line: whatever formats a
 * price or an hour would stop, in words that no owner knows.
 * @param name of the file, for messages
 */
export function wrongValues(source: string, name: string): string[] {
  return source
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(fact)].flatMap(([, key = "", value = ""]) =>
        listed[key]?.isRight(value) === false
          ? [`${name}, line ${index + 1}: “${value}” ${listed[key].advice}`]
          : [],
      ),
    );
}
