import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { LinkSlot, type LinkTarget, type NoTarget, splitLink } from "../link-slot/link-slot.tsx";
import { caseSummaryDefinition } from "./case-summary.definition.ts";
import styles from "./case-summary.module.css";

const classes = classesFor(caseSummaryDefinition, styles);

/** Without a target, the title is plain text. */
export type CaseSummaryProps = (LinkTarget | NoTarget) &
  VariantsOf<typeof caseSummaryDefinition> &
  RootProps<"div", "title" | "children"> & {
    /** The client, above the title. */
    readonly client: string;
    /** The project's name. */
    readonly title: string;
    /** The figure that sums up the result, e.g. `{ value: "−62 %", label: "time per order" }`. */
    readonly figure: { readonly value: string; readonly label: string };
    /** One sentence about the case. */
    readonly text?: ReactNode;
    /** Level of the title; its size does not depend on it. Default: 3. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  };

/** A finished project at a glance: client, title, figure and one sentence. */
export function CaseSummary({
  client,
  title,
  figure,
  text,
  headingLevel = 3,
  size,
  className,
  ...rest
}: CaseSummaryProps) {
  const Heading = `h${headingLevel}` as const;
  const [target, root] = splitLink(rest);
  return (
    <div {...root} className={classes({ size }, className)}>
      <p className={styles.client}>{client}</p>
      <Heading className={styles.title}>
        {target.href === undefined && target.link === undefined ? (
          title
        ) : (
          <LinkSlot {...target} className={styles.link}>
            {title}
          </LinkSlot>
        )}
      </Heading>
      <p className={styles.figure}>
        <b className={styles.value}>{figure.value}</b>{" "}
        <span className={styles.label}>{figure.label}</span>
      </p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
    </div>
  );
}
