import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import card from "../card-grid/card.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import { personCardDefinition } from "./person-card.definition.ts";
import styles from "./person-card.module.css";

const classes = classesFor(personCardDefinition, { ...styles, "variant-card": card.root });

/** A link to a person's profile or address. */
export type PersonCardLink = LinkItem & {
  /**
   * Names the person as well, e.g. `Meera on GitHub`, if the links of several people are on the
   * page.
   */
  readonly label: string;
};

interface WithPhoto {
  /** A `Photo`, in a card from edge to edge. */
  readonly photo: ReactNode;
  readonly avatar?: never;
}

interface WithAvatar {
  readonly photo?: never;
  /** An `Avatar` other than that of the name's initials. */
  readonly avatar?: ReactNode;
}

export type PersonCardProps = VariantsOf<typeof personCardDefinition> &
  FormerLook<typeof personCardDefinition> &
  (WithPhoto | WithAvatar) &
  RootProps<"article", "children" | "role"> & {
    /** The person's name, a heading. Without a photo its initials are shown. */
    readonly name: string;
    /** The person's id, which determines the background of the initials instead of the name. */
    readonly personId?: string | undefined;
    /** What the person does. */
    readonly role?: ReactNode;
    /** A few words above the name, e.g. `Written by`. */
    readonly eyebrow?: ReactNode;
    /** A sentence or two about the person. Phrasing content. */
    readonly text?: ReactNode;
    /** Level of the name; its size does not depend on it. Default: 3. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
    /** Profiles and addresses. */
    readonly links?: readonly PersonCardLink[] | undefined;
  };

/** A member of a team, or an author, with a photo or initials. */
export function PersonCard({
  name,
  personId,
  role,
  eyebrow,
  text,
  photo,
  avatar,
  headingLevel = 3,
  links,
  look,
  variant = look ?? "card",
  layout = "stacked",
  className,
  ...rest
}: PersonCardProps) {
  if (process.env.NODE_ENV !== "production")
    warnOfFormerName("PersonCard", "look", look, "variant");
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(links?.map((link) => link.label) ?? []);
  const bleeds = variant === "card" && layout === "stacked" && photo;
  const more = classList(bleeds ? styles.bleeds : undefined, className);
  return (
    <article aria-label={name} {...rest} className={classes({ variant, layout }, more)}>
      <div className={styles.picture}>
        {photo ?? avatar ?? <Avatar name={name} personId={personId} size="lg" />}
      </div>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.role}>{eyebrow}</p> : null}
        <Heading className={card.title}>{name}</Heading>
        {role ? <p className={styles.role}>{role}</p> : null}
        {text ? <p className={classList(card.text, styles.text)}>{text}</p> : null}
        {links?.length ? (
          <ul className={styles.links}>
            {links.map(({ label, ...link }, index) => (
              <li key={keys[index]}>
                <LinkSlot {...link} className={classList(styles.link, link.className)}>
                  {label}
                </LinkSlot>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
