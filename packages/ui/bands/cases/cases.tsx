import type { LinkItem } from "@kolam/ui";
import { ButtonLink } from "@kolam/ui/button-link";
import { CaseSummary, type CaseSummaryProps } from "@kolam/ui/case-summary";
import { Section } from "@kolam/ui/section";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./cases.module.css";

/** How many cases are in rows of two, so that the following rows of three are full. */
export const wideOf = (count: number) => (count * 4) % 6;

export interface CaseCardProps extends Omit<ComponentPropsWithRef<"article">, "style"> {
  /** What was made, e.g. in a `Stage`. */
  readonly picture?: ReactNode;
  /** Whether it has a row to itself. */
  readonly variant?: "lead" | "card" | undefined;
  /** Whether it is one of two in a row, not of three. */
  readonly wide?: boolean | undefined;
}

/**
 * A case in a grid of this file's styles: its picture, and a `CaseSummary` whose link the whole card
 * is.
 */
export function CaseCard({
  picture,
  variant = "card",
  wide = false,
  className = "",
  children,
  ...rest
}: CaseCardProps) {
  const classes = [
    styles.card,
    styles.whole,
    variant === "lead" && styles.lead,
    wide && styles.wide,
    className,
  ];
  return (
    <article {...rest} className={classes.filter(Boolean).join(" ")}>
      {picture}
      {children}
    </article>
  );
}

export interface CasesBandProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly surface?: "plain" | "alt" | undefined;
  /** Beside the heading, e.g. to all cases. */
  readonly link?: (LinkItem & { readonly label: string }) | undefined;
  /** The strongest first: it has a row to itself. */
  readonly cases: readonly (CaseSummaryProps & { readonly picture?: ReactNode })[];
}

/** Finished work: for each case what was made, and the figure that came of it. */
export function CasesBand({ link, cases, ...section }: CasesBandProps) {
  const { label, ...target } = link ?? { label: "", href: "" };
  return (
    <Section
      {...section}
      actions={
        link && (
          <ButtonLink {...target} tone="outline">
            {label}
          </ButtonLink>
        )
      }
    >
      <div className={styles.grid}>
        {cases.map(({ picture, ...summary }, index) => (
          <CaseCard
            key={summary.title}
            picture={picture}
            variant={index === 0 ? "lead" : "card"}
            wide={index > 0 && index <= wideOf(cases.length - 1)}
          >
            <CaseSummary size={index === 0 ? "lg" : "md"} {...summary} />
          </CaseCard>
        ))}
      </div>
    </Section>
  );
}
