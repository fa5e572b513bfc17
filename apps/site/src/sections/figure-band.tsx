import type { Figure } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";
import { CardGrid } from "@kolam/ui/card-grid";
import { Section } from "@kolam/ui/section";
import { StatFigure } from "@kolam/ui/stat-figure";
import { leadWithAsk } from "./section-head.tsx";

interface FigureBandProps {
  /** Without a lead the title is for screen readers only. */
  words: Heading & { readonly figures: readonly Figure[] };
  surface?: "action" | "plain" | "alt" | undefined;
}

/** A full-width band of big numbers. Nothing without numbers. */
export function FigureBand({ words, surface = "action" }: FigureBandProps) {
  const { title, lead, ask, figures } = words;
  if (figures.length === 0) return null;
  const tone = surface === "action" ? "band" : "paper";
  const named = lead ? { title, lead: leadWithAsk(lead, ask) } : { label: title };
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
