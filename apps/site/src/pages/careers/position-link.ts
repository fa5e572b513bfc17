import { openPositions } from "@kolam/content/open-positions";

/** The name in an address of the position that the application form begins with, by its id. */
export const positionParameter = "position";

/** The search part of a link that chooses a position in the application form. */
export function searchFor(opening: string): `?${string}` {
  return `?${positionParameter}=${opening}`;
}

/** The title of the opening that an address names, if there is one. */
export function titleOf([id]: readonly string[]): string | undefined {
  return openPositions.find((opening) => opening.id === id)?.title;
}
