import { type ReactNode, useId } from "react";
import container from "../container/container.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import display from "../section/display-title.module.css";
import surfaces from "../section/surface.module.css";
import { callToActionDefinition } from "./call-to-action.definition.ts";
import styles from "./call-to-action.module.css";

const classes = classesFor(callToActionDefinition, styles);

export interface CallToActionProps
  extends VariantsOf<typeof callToActionDefinition>,
    RootProps<"section", "title" | "children"> {
  /** The offer or the next step; the section's accessible name. */
  readonly title: ReactNode;
  /** A sentence that says what happens after the click. */
  readonly text?: ReactNode;
  /** Button links, the most important one first. */
  readonly actions: ReactNode;
  /** A drawing at the end of the band. */
  readonly art?: ReactNode;
  /** Level of the title; its size does not depend on it. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** The band at the end of a page that says what to do next. */
export function CallToAction({
  tone = "action",
  title,
  text,
  actions,
  art,
  headingLevel = 2,
  className,
  ...rest
}: CallToActionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const buttons = <div className={display.actions}>{actions}</div>;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={classes({ tone }, classList(surfaces[tone], className))}
    >
      <div className={classList(container.root, styles.inner)}>
        <div className={styles.words}>
          <Heading id={titleId} className={classList(display.root, styles.title)}>
            {title}
          </Heading>
          {text ? <p className={classList(display.lead, styles.text)}>{text}</p> : null}
          {art ? buttons : null}
        </div>
        {art ? <div className={styles.art}>{art}</div> : buttons}
      </div>
    </section>
  );
}
