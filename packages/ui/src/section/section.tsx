import { type ReactNode, useId } from "react";
import container from "../container/container.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import display from "./display-title.module.css";
import { sectionDefinition } from "./section.definition.ts";
import styles from "./section.module.css";
import surfaces from "./surface.module.css";

const classes = classesFor(sectionDefinition, styles);

interface Named {
  /** Heading and accessible name of the section. */
  readonly title: ReactNode;
  readonly heading?: never;
  readonly label?: never;
}

interface NamedBefore {
  readonly title?: never;
  /** @deprecated The name that `title` had; `npx @kolam/ui rename` writes the new one. */
  readonly heading: ReactNode;
  readonly label?: never;
}

interface Labelled {
  readonly title?: never;
  readonly heading?: never;
  /** Accessible name of a section without a title. Without either it is not a landmark. */
  readonly label?: string | undefined;
}

export type SectionProps = VariantsOf<typeof sectionDefinition> &
  (Named | NamedBefore | Labelled) &
  RootProps<"section", "title"> & {
    /** A few words above the title. */
    readonly eyebrow?: ReactNode;
    /** The paragraph below the title. */
    readonly lead?: ReactNode;
    /** Level of the title; its size does not depend on it. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
    /** A link next to the title, e.g. to the full list of which the section shows a part. */
    readonly actions?: ReactNode;
    /** A photo or drawing next to title and content if there is room. */
    readonly aside?: ReactNode;
  };

/** A section of a page, with a title that names it and content within the page's maximum width. */
export function Section({
  surface = "plain",
  space,
  layout,
  heading,
  title = heading,
  label,
  id,
  eyebrow,
  lead,
  headingLevel = 2,
  actions,
  aside,
  children,
  className,
  ...rest
}: SectionProps) {
  if (process.env.NODE_ENV !== "production") {
    warnOfFormerName("Section", "heading", heading, "title");
  }
  const made = useId();
  const headingId = id ? `${id}-heading` : made;
  const Heading = `h${headingLevel}` as const;
  const named = title || label || rest["aria-label"] || rest["aria-labelledby"];
  // All possible elements take the same attributes, and callers do not need the ref's exact type.
  const Root = (named ? "section" : "div") as "section";
  const content = (
    <>
      {title ? (
        <div className={styles.head}>
          <div className={styles.words}>
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <Heading id={headingId} className={classList(display.root, styles.heading)}>
              {title}
            </Heading>
            {lead ? <p className={classList(display.lead, styles.lead)}>{lead}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {layout === "aside" ? <div className={styles.content}>{children}</div> : children}
    </>
  );
  return (
    <Root
      id={id}
      aria-label={label}
      aria-labelledby={title ? headingId : undefined}
      {...rest}
      className={classes({ surface, space, layout }, classList(surfaces[surface], className))}
    >
      <div className={classList(container.root, styles.inner, aside ? styles.split : undefined)}>
        {aside ? (
          <>
            <div>{content}</div>
            <div>{aside}</div>
          </>
        ) : (
          content
        )}
      </div>
    </Root>
  );
}
