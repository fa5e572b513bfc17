import type { Figure } from "@kolam/content/facts/shapes";
import { Section } from "@kolam/ui/section";
import { Figures } from "./figures.tsx";

interface FigureBandProps {
  /** Without a lead the title is for screen readers only. */
  words: { readonly title: string; readonly lead?: string; readonly figures: readonly Figure[] };
}

/** A full-width turmeric band of big numbers. Nothing without numbers. */
export function FigureBand({ words: { title, lead, figures } }: FigureBandProps) {
  if (figures.length === 0) return null;
  const named = lead
    ? ({ title, lead, space: "sm" } as const)
    : ({ label: title, space: "none" } as const);
  return (
    <Section surface="action" {...named}>
      <Figures figures={figures} tone="band" />
    </Section>
  );
}
