import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { Icon } from "../icon/icon.tsx";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import { linkListDefinition } from "./link-list.definition.ts";
import styles from "./link-list.module.css";

const classes = classesFor(linkListDefinition, styles);

/** A link of a {@link LinkList}. */
export type LinkListItem = LinkItem & {
  /** The link's label, unique in its list. */
  readonly label: string;
  /** A sentence about what the link leads to. Phrasing content. */
  readonly text?: ReactNode;
};

export interface LinkListProps
  extends VariantsOf<typeof linkListDefinition>,
    RootProps<"ul", "children"> {
  /** The links, in an order that helps to find one. */
  readonly links: readonly LinkListItem[];
}

/** Links to pages, separated by lines, each with an optional sentence about its page. */
export function LinkList({ links, columns, className, ...rest }: LinkListProps) {
  const keys = keysOf(links.map((link) => link.label));
  return (
    <ul {...rest} className={classes({ columns }, className)}>
      {links.map(({ label, text, ...link }, index) => (
        <li key={keys[index]} className={styles.item}>
          <LinkSlot {...link} className={classList(styles.link, link.className)}>
            {label}
            <Icon name="arrow" size="sm" className={styles.arrow} />
          </LinkSlot>
          {text ? <p className={styles.text}>{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
