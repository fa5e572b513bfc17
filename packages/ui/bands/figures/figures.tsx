import { CardGrid } from "@kolam/ui/card-grid";
import { Section } from "@kolam/ui/section";
import { StatFigure, type StatFigureProps } from "@kolam/ui/stat-figure";
import type { ReactNode } from "react";

export interface FiguresBandProps {
  readonly eyebrow?: ReactNode;
  /** Without a lead it is for screen readers only. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** The labels are unique. */
  readonly figures: readonly Pick<StatFigureProps, "value" | "label" | "counts">[];
  /** `action` is the one band of a page in the colour of its buttons. */
  readonly surface?: "action" | "plain" | "alt" | undefined;
}

/** A few large numbers from edge to edge; nothing without numbers. */
export function FiguresBand({
  eyebrow,
  title,
  lead,
  figures,
  surface = "action",
}: FiguresBandProps) {
  if (figures.length === 0) return null;
  const named = lead ? { eyebrow, title, lead } : { label: title };
  return (
    <Section surface={surface} space={lead ? "sm" : "none"} {...named}>
      <CardGrid variant="figures" columns="4">
        {figures.map((figure) => (
          <StatFigure
            key={figure.label}
            {...figure}
            tone={surface === "action" ? "band" : "paper"}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
