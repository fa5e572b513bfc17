import type { Teaser } from "../views/journal.tsx";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** An article of the collection. */
interface Entry {
  readonly id: string;
  readonly data: Pick<Teaser, "title" | "excerpt" | "category" | "drawing"> & {
    readonly date: Date;
  };
  readonly body?: string | undefined;
}

/** An article as lists show it. */
export function teaserOf({ id, data, body = "" }: Entry): Teaser {
  const { title, excerpt, category, drawing, date } = data;
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / 220));
  return {
    id,
    title,
    excerpt,
    category,
    drawing,
    date: day.format(date),
    dateTime: date.toISOString().slice(0, 10),
    readTime: `${minutes} min`,
  };
}

/** Articles, the newest first. */
export function newestFirst<One extends Entry>(entries: readonly One[]): One[] {
  return [...entries].sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}
