import { type OpeningId, openings } from "@kolam/content/openings";

const parameter = "position";

/** The search part of a link that leads to the application form with a position chosen. */
export function searchFor(opening: OpeningId): `?${string}` {
  return `?${parameter}=${opening}`;
}

/** The title of the opening that the search part of an address names, if there is such an opening. */
export function positionOf(search: string): string | undefined {
  const id = new URLSearchParams(search).get(parameter);
  return openings.find((opening) => opening.id === id)?.title;
}

/** The search part of an address without the position, so that a reload does not choose it over again. */
export function withoutPosition(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  return parameters.toString();
}
