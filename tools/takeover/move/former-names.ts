/** Names at the time when a fork was made, and their replacements. */
const formerNames: readonly (readonly [former: RegExp, name: string])[] = [
  // A case is called a case everywhere.
  [/\bStory\b/g, "CaseOverview"],
  [/\bStoryId\b/g, "CaseId"],
  [/\bstoryIds\b/g, "caseIds"],
  [/\bStories\b/g, "ServiceCases"],
  [/(?<=[a-z])Stories\b/g, "Cases"],
  [/\bsections\/service\/stories\b/g, "sections/service/service-cases"],
  [/(?<=^\s+|[{,] )stories(?=[:,])/gm, "cases"],
  [/(?<=[a-z]\.)stories\b(?!\.(?:module|tsx))/g, "cases"],
  [/"stories"/g, '"cases"'],
  // A drawing is code.
  [/\bartefacts=/g, "caseDrawings="],
  [/\bArtefacts\b/g, "CaseDrawings"],
  [/(?<=[a-z])Artefacts\b/g, "Drawings"],
  [/\bArtefact\b/g, "Drawing"],
  // A case's figures follow its text by themselves.
  [/^<Figures \/>\n+/gm, ""],
  // Helpers say what they do, and the form of a part is its variant.
  [/\bwithId\b/g, "byId"],
  [/\bheaded\b(?=\()|(?<=\{ )headed\b(?= \})/g, "sectionHead"],
  [/\bfirstThatFits\b/g, "firstTextWithin"],
  [/\bOptionalPart\b/g, "OptionalFeature"],
  [/(?<=\s)look(?==["{])/g, "variant"],
];

/**
 * The text of a file of a fork with the names that things have now. Storybook's files keep its
 * word.
 */
export const withNamesNow = (file: string, text: string): string =>
  file.endsWith(".stories.tsx")
    ? text
    : formerNames.reduce((now, [former, name]) => now.replace(former, name), text);
