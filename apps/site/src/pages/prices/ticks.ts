import type { quoteForm } from "@kolam/content/model/forms/quote";

/**
 * The question of the quote that the ticks of the sheet answer, and the parameter that holds them in
 * an address.
 */
export const question: keyof (typeof quoteForm)["fields"] = "services";

/** The ids of the services that the query of an address ticks. */
export const ticksIn = (search: string): string[] => new URLSearchParams(search).getAll(question);

/** The query of an address with these ticks in place of its own; all else in it stays. */
export function withTicks(search: string, ids: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(question);
  for (const id of ids) parameters.append(question, id);
  const query = String(parameters);
  return query && `?${query}`;
}
