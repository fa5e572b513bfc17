import type { Testimonial } from "@kolam/content/model/basics/types";
import { Rating } from "@kolam/ui/rating";
import { shell } from "@site/texts/shell";
import styles from "./group-rating.module.css";

type Rated = Pick<Testimonial, "rating">;

/** The rating that several clients gave; `undefined` if they differ. */
export function sharedRating(clients: readonly Rated[]): number | undefined {
  const ratings = new Set(clients.map(({ rating }) => rating));
  return clients.length > 1 && ratings.size === 1 ? [...ratings][0] : undefined;
}

/** The rating of a group of clients, shown once, if they all gave the same. */
export function GroupRating({ clients }: { clients: readonly Rated[] }) {
  const rating = sharedRating(clients);
  if (rating === undefined) return null;
  const { before, after } = shell.groupRating;
  return (
    <p className={styles.root}>
      {before} <Rating value={rating} formatLabel={shell.rating} className={styles.stars} />{" "}
      {after(clients.length)}
    </p>
  );
}
