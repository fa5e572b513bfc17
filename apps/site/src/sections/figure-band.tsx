import type { Figure } from "@kolam/content/facts/shapes";
import { Section } from "@kolam/ui/section";
import { Figures } from "./figures.tsx";

interface FigureBandProps {
  words: { readonly title: string; readonly figures: readonly Figure[]; readonly note?: string };
}

/** A full-width turmeric band of big numbers. Its title is for screen readers only. Nothing without numbers. */
export function FigureBand({ words }: FigureBandProps) {
  if (words.figures.length === 0) return null;
  return (
    <Section surface="action" space="none" label={words.title}>
      <Figures figures={words.figures} tone="band" note={words.note} />
    </Section>
  );
}
