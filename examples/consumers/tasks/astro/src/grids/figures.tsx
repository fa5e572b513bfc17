import { CardGrid } from "@kolam/ui/card-grid";
import { StatFigure } from "@kolam/ui/stat-figure";

export function Figures() {
  return (
    <CardGrid columns={3} variant="figures" label="Figures">
      <StatFigure tone="band" value="31" label="Rooms opened" />
      <StatFigure tone="band" value="4" label="Months for a room" />
      <StatFigure tone="band" value="2" label="Lorries" />
    </CardGrid>
  );
}
