import type { Testimonial } from "@kolam/content/model/basics/types";
import { Rating } from "@kolam/ui/rating";
import { law } from "@site/facts/law";
import { shell } from "@site/texts/shell";
import styles from "./group-rating.module.css";

type Rated = Pick<Testimonial, "rating">;

/** The rating that several clients gave; `undefined` if they differ. */
export function sharedRating(clients: readonly Rated[]): number | undefined {
  const ratings = new Set(clients.map(({ rating }) => rating));
  return clients.length > 1 && ratings.size === 1 ? [...ratings][0] : undefined;
}

/**
 * The rating of a group of clients, shown once, if they all gave the same, and how the ratings were
 * checked. Directive 2005/29/EC, article 7 (6), wants the latter wherever there are some.
 */
export function GroupRating({ clients }: { clients: readonly Rated[] }) {
  if (!clients.some(({ rating }) => rating)) return null;
  const rating = sharedRating(clients);
  const { before, after } = shell.groupRating;
  return (
    <div className={styles.root}>
      {rating === undefined ? null : (
        <p>
          {before} <Rating value={rating} formatLabel={shell.rating} className={styles.stars} />{" "}
          {after(clients.length)}
        </p>
      )}
      <p className={styles.checked}>{shell.reviews[law.reviews ?? "unchecked"]}</p>
    </div>
  );
}
