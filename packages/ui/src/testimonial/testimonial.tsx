import type { ReactNode } from "react";
import { InitialsCircle } from "../avatar/initials-circle.tsx";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { Rating, type RatingProps } from "../rating/rating.tsx";
import { testimonialDefinition } from "./testimonial.definition.ts";
import styles from "./testimonial.module.css";

const classes = classesFor(testimonialDefinition, styles);

interface Rated {
  /**
   * Stars out of 5; fractions are allowed. Leave it out if the page states one rating for several
   * clients.
   */
  readonly rating: number;
  /** The rating in words, e.g. `(value, of) => \`Rated ${value} out of ${of}\``. */
  readonly formatRating: RatingProps["formatLabel"];
}

interface Unrated {
  readonly rating?: undefined;
  readonly formatRating?: undefined;
}

export type TestimonialProps = VariantsOf<typeof testimonialDefinition> &
  FormerLook<typeof testimonialDefinition> &
  (Rated | Unrated) &
  RootProps<"figure", "role" | "children"> & {
    /** The quotation without quotation marks; those of the page's language are added. */
    readonly quote: string;
    /** Who said it. */
    readonly name: string;
    /** The person's position. */
    readonly role?: string | undefined;
    /** Where the person works. */
    readonly company?: string | undefined;
    /** An `Avatar` with a portrait, instead of the initials. */
    readonly avatar?: ReactNode;
    /** The company's logo, an SVG or image, beside the name. */
    readonly logo?: ReactNode;
    /** An SVG next to a `lead` quotation. */
    readonly drawing?: ReactNode;
  };

/** A quotation with the person's name and initials, and the rating if it has one. */
export function Testimonial({
  quote,
  name,
  role,
  company,
  rating,
  formatRating,
  look,
  variant = look,
  avatar,
  logo,
  drawing,
  className,
  ...rest
}: TestimonialProps) {
  if (process.env.NODE_ENV !== "production")
    warnOfFormerName("Testimonial", "look", look, "variant");
  return (
    <figure {...rest} className={classes({ variant }, className)}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      {formatRating && (
        <Rating value={rating} formatLabel={formatRating} className={styles.stars} />
      )}
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by}>
        {avatar ?? <InitialsCircle name={name} tone="paper" />}
        <span>
          <span className={styles.name}>{name}</span>
          {[role, company].filter(Boolean).join(", ")}
        </span>
        {logo}
      </figcaption>
    </figure>
  );
}
