import type { Figure } from "@kolam/content/shapes";
import { CardGrid } from "@kolam/ui/card-grid";
import { StatFigure } from "@kolam/ui/stat-figure";

interface FiguresProps {
  figures: readonly Figure[];
  /** `band` in the turmeric band, `paper` anywhere else. */
  tone?: "band" | "paper";
  /** The list's name, where no heading says it. */
  label?: string;
}

/** Big numbers side by side. */
export function Figures({ figures, tone = "paper", label }: FiguresProps) {
  return (
    <CardGrid
      look="figures"
      columns={figures.length === 3 ? "3" : "4"}
      {...(label ? { label } : {})}
    >
      {figures.map(({ value, label: what }) => (
        <StatFigure key={what} value={value} label={what} tone={tone} />
      ))}
    </CardGrid>
  );
}
