import { type ReactNode, useId } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import { logoCloudDefinition } from "./logo-cloud.definition.ts";
import styles from "./logo-cloud.module.css";

const classes = classesFor(logoCloudDefinition, styles);

/** A company or product in a {@link LogoCloud}. */
export interface LogoCloudItem {
  /** Its name, which is read out and is shown if there is no logo. */
  readonly name: string;
  /** An SVG in `currentColor`, or an `<img alt="">`. It gets the height of all logos. */
  readonly logo?: ReactNode;
  /** Where the logo leads. */
  readonly to?: LinkTarget | undefined;
}

export interface LogoCloudProps
  extends VariantsOf<typeof logoCloudDefinition>,
    FormerLook<typeof logoCloudDefinition>,
    RootProps<"div", "title" | "children"> {
  /** The companies or products. */
  readonly logos: readonly LogoCloudItem[];
  /** A line above the logos, which names the list. */
  readonly title?: ReactNode;
  /** Accessible name of the list, if neither a title nor a heading names it. */
  readonly label?: string | undefined;
}

function Logo({ item: { name, logo, to } }: { item: LogoCloudItem }) {
  const shown = logo ? (
    <span role="img" aria-label={name} className={styles.logo}>
      {logo}
    </span>
  ) : (
    <span className={styles.word}>{name}</span>
  );
  if (!to) return shown;
  return (
    <LinkSlot {...to} className={styles.link}>
      {shown}
    </LinkSlot>
  );
}

/** Logos of clients or products, all of one height and colour. Rows are always full. */
export function LogoCloud({
  logos,
  title,
  label,
  look,
  variant = look,
  className,
  ...rest
}: LogoCloudProps) {
  if (process.env.NODE_ENV !== "production") warnOfFormerName("LogoCloud", "look", look, "variant");
  const titleId = useId();
  const keys = keysOf(logos.map((item) => item.name));
  return (
    <div {...rest} className={classes({ variant }, className)}>
      {title ? (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      ) : null}
      <ul className={styles.list} aria-label={label} aria-labelledby={title ? titleId : undefined}>
        {logos.map((item, index) => (
          <li key={keys[index]} className={styles.cell}>
            <Logo item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
