import type { Figure } from "@kolam/content/facts/shapes";
import { CardGrid } from "@kolam/ui/card-grid";
import { StatFigure } from "@kolam/ui/stat-figure";

interface FiguresProps {
  figures: readonly Figure[];
  /** `band` on turmeric, `paper` on any other background. */
  tone?: "band" | "paper";
}

/** Big numbers side by side. */
export function Figures({ figures, tone = "paper" }: FiguresProps) {
  return (
    <CardGrid look="figures" columns="4">
      {figures.map((figure) => (
        <StatFigure key={figure.label} {...figure} tone={tone} />
      ))}
    </CardGrid>
  );
}
