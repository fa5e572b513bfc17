import { openPositions } from "@kolam/content/open-positions";

const parameter = "position";

/** The search part of a link that chooses a position in the application form. */
export function searchFor(opening: string): `?${string}` {
  return `?${parameter}=${opening}`;
}

/** The title of the opening in the search part of an address, if there is one. */
export function positionOf(search: string): string | undefined {
  const id = new URLSearchParams(search).get(parameter);
  return openPositions.find((opening) => opening.id === id)?.title;
}

/** The search part of an address without the position, so that a reload does not choose it again. */
export function withoutPosition(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  return parameters.toString();
}
