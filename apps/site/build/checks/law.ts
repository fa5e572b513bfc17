import { profile } from "@kolam/content/model/law/company-law";
import { keptFor } from "@kolam/content/model/law/kept";
import type { LawFacts } from "@kolam/content/model/law/law-facts";
import { type LawProfile, missingFacts } from "@kolam/content/model/law/profiles";
import { languages } from "@kolam/content/model/pages/languages";
import { factsOfRoute, formPages, pageIds } from "@kolam/content/model/pages/paths";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { shownForms } from "@site/words/forms/forms";
import { BuildError } from "../build-error.ts";

const nouns: Partial<Record<keyof LawFacts, string>> = {
  legalName: "the company's name with its legal form (`legalName`)",
  register: 'its register and number (`register`; "soleTrader", if it is in none)',
  taxNumber: 'its number for the sales tax (`taxNumber`; "none", if it has none)',
  represents: "who signs for it (`represents`)",
  complaints: "who takes complaints (`complaints`)",
  authority: "the authority for data protection (`authority`)",
};

/** Legally required facts that a site lacks. */
export interface LawProblems {
  /** In a country that demands a page of its own for it: no build for the public without them. */
  readonly mistakes: readonly string[];
  readonly advice: readonly string[];
}

/** The missing facts of a site. */
export function lawProblems(
  facts: LawFacts,
  { countryCode, imprint, ...own }: LawProfile & { readonly countryCode: string },
  site: {
    readonly hasImprint: boolean;
    readonly forms: readonly string[];
    /** Languages with a form and without the privacy page. */
    readonly unread?: readonly string[];
  },
): LawProblems {
  const missing = missingFacts(facts, { imprint, ...own }).map(
    (name) =>
      `facts/law.ts does not say ${nouns[name] ?? name}, which the law of ${countryCode} wants.`,
  );
  const page =
    imprint === "page" && !site.hasImprint
      ? [
          `The site has no imprint, which the law of ${countryCode} wants: take “imprint” out of facts/features.ts, or say \`imprint: true\` in the page.ts of your own.`,
        ]
      : [];
  const unkept = site.forms.filter((form) => facts.keptDays?.[form] === undefined);
  const terms = unkept.map(
    (form) =>
      `facts/law.ts does not say for how long messages of “${form}” are kept (\`keptDays\`).`,
  );
  const unread = (site.unread ?? []).map(
    (language) =>
      `“${language}” has forms, and no privacy page that says what becomes of them: translate pages/privacy.ts and its .meta.ts.`,
  );
  return imprint === "page"
    ? { mistakes: [...page, ...missing, ...unread], advice: terms }
    : { mistakes: unread, advice: [...missing, ...terms] };
}

/** The missing facts of this site. */
export const unlawful = (): LawProblems =>
  lawProblems(
    law,
    { ...profile, countryCode: company.address.countryCode },
    {
      hasImprint: pageIds.some((id) => factsOfRoute(id).imprint === true),
      unread: languages
        .filter(({ absent }) => absent.includes("privacy"))
        .filter(({ absent }) => formPages.some((id) => !absent.includes(id)))
        .map(({ tag }) => tag),
      forms: shownForms.map(({ id }) => id).filter((id) => keptFor(id) === undefined),
    },
  );

/**
 * Refuses a site for the public that does not say who is behind it, where the law demands it, or
 * what becomes of its forms, in a language that has some.
 * @returns what the law of other countries wants, and an owner may have a reason not to say
 * @throws {BuildError} with everything that is missing
 */
export function refuseUnlawful(): readonly string[] {
  const { mistakes, advice } = unlawful();
  if (mistakes.length === 0) return advice;
  throw new BuildError(
    [
      "This site does not say what the law wants, so it is not built for the public.",
      ...mistakes,
    ].join("\n"),
  );
}
