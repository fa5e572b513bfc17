/**
 * The moment that machines are told of what is dated by day: the morning in Pune. With its time zone,
 * without which a day begins elsewhere in the world on another date.
 * @param day `YYYY-MM-DD`
 */
export function momentOf(day: string): string {
  return `${day}T09:00:00+05:30`;
}
