import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import { contactDetailsDefinition } from "./contact-details.definition.ts";
import styles from "./contact-details.module.css";

const classes = classesFor(contactDetailsDefinition, styles);

/** A link of an item and its label. */
export type DetailLink = LinkItem & {
  /** What the link does, e.g. `Call us`. Phrasing content. */
  readonly label: ReactNode;
};

/** A way to reach somebody, or an office. */
export interface ContactDetail {
  /** What it is, e.g. `Call`. Unique in its list. */
  readonly title: string;
  /** The number, the address, the name of an app. It may be a link, instead of one below. */
  readonly detail: ReactNode;
  /** An `Icon` of the size `lg`. Decorative: it is not read out. */
  readonly icon?: ReactNode;
  /** A sentence, e.g. about the hours. Phrasing content. */
  readonly text?: ReactNode;
  /** What to do with it, e.g. `Find the way`, or several such links, one below the other. */
  readonly link?: DetailLink | readonly DetailLink[] | undefined;
}

export interface ContactDetailsProps
  extends VariantsOf<typeof contactDetailsDefinition>,
    RootProps<"ul", "children"> {
  /** The ways or offices, the most useful one first. */
  readonly items: readonly ContactDetail[];
  /** Level of the titles; their size does not depend on it. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

function Action({ label, ...link }: DetailLink) {
  return (
    <LinkSlot {...link} className={classList(styles.link, link.className)}>
      {label}
    </LinkSlot>
  );
}

/** Ways to reach a company, or its offices, between lines. */
export function ContactDetails({
  items,
  headingLevel = 3,
  columns,
  className,
  ...rest
}: ContactDetailsProps) {
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(items.map((item) => item.title));
  return (
    <ul {...rest} className={classes({ columns }, className)}>
      {items.map(({ title, detail, icon, text, link }, place) => (
        <li key={keys[place]} className={styles.item}>
          {icon ? (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          <div className={styles.words}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.detail}>
              <bdi>{detail}</bdi>
            </p>
            {text ? <p className={styles.text}>{text}</p> : null}
            {[link ?? []].flat().map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the links of an item do not change their order
              <Action key={index} {...one} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
