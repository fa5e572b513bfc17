import { count } from "../../format.ts";
import { hasValue, typedEntities } from "../../page/structured-data.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";
import { organizationTypes } from "./schema-requirements.ts";

export const jsonLdRatings = defineCheck({
  id: "json-ld-ratings",
  group: "structured-data",
  title: "No self-awarded ratings",
  weight: 2,
  why: "Ratings that an organisation gives itself on its own site are against the rules of search engines. They are ignored or lead to a penalty.",
  fix: "Remove review and aggregateRating from the organisation; keep testimonials as text.",
  run(page) {
    const organizations = typedEntities(page).filter(({ types }) =>
      types.some((type) => organizationTypes.has(type)),
    );
    if (organizations.length === 0) return notApplicable("No organisation is described.");
    const rated = organizations.filter(
      ({ entity }) => hasValue(entity, "aggregateRating") || hasValue(entity, "review"),
    );
    return rated.length === 0
      ? good("The organisation does not rate itself.")
      : warning(
          `${count(rated.length, "organisation")} with ratings on its own page.`,
          rated.map(({ mark }) => mark),
        );
  },
});
