import { positionTitles } from "@kolam/content/model/company/open-positions";

/** The search part of a link that answers the question for the position in the application form. */
export function searchFor(opening: string): `?${string}` {
  return `?position=${opening}`;
}

/** The title of the opening that an address names, if there is one. */
export function titleOf([id]: readonly string[]): string | undefined {
  return positionTitles.find((opening) => opening.id === id)?.title;
}
