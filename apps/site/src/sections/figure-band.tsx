import type { Figure } from "@kolam/content/model/basics/types";
import { CardGrid } from "@kolam/ui/card-grid";
import { Section } from "@kolam/ui/section";
import { StatFigure } from "@kolam/ui/stat-figure";

interface FigureBandProps {
  /** Without a lead the title is for screen readers only. */
  words: { readonly title: string; readonly lead?: string; readonly figures: readonly Figure[] };
  surface?: "action" | "plain" | "alt" | undefined;
}

/** A full-width band of big numbers. Nothing without numbers. */
export function FigureBand({ words, surface = "action" }: FigureBandProps) {
  const { title, lead, figures } = words;
  if (figures.length === 0) return null;
  const tone = surface === "action" ? "band" : "paper";
  const named = lead ? { title, lead } : { label: title };
  return (
    <Section surface={surface} space={lead ? "sm" : "none"} {...named}>
      <CardGrid variant="figures" columns="4">
        {figures.map((figure) => (
          <StatFigure key={figure.label} {...figure} tone={tone} />
        ))}
      </CardGrid>
    </Section>
  );
}
