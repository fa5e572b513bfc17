/** The name of a language, such as "German", in another one. Both are BCP 47 tags. */
export function languageName(language: string, inLanguage: string): string {
  const names = new Intl.DisplayNames(inLanguage, { type: "language" });
  const plain = new Intl.Locale(language).language;
  return names.of(plain) ?? plain;
}
