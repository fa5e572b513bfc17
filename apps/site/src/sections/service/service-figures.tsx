import type { Figure } from "@kolam/content/model/basics/types";
import type { Listing } from "@kolam/content/model/types/service";
import { serviceWords } from "@site/words/services/service-words";
import { FigureBand } from "../figure-band.tsx";

interface ServiceFiguresProps {
  words: Listing<readonly Figure[]>;
  surface?: "action" | "plain" | "alt";
}

/** The average results of a service, with a note that they are not guaranteed. */
export function ServiceFigures({ words: { title, lead, items }, surface }: ServiceFiguresProps) {
  const words = { title, lead: `${lead} ${serviceWords.figuresNote}`, figures: items };
  return <FigureBand words={words} surface={surface} />;
}
