import type { SiteAction } from "@kolam/content/model/basics/links";
import type { Passage } from "@kolam/content/model/basics/types";
import type { Picture } from "@kolam/content/model/types/picture";
import { ClosingBand } from "@kolam/ui/bands/closing";
import type { ReactNode } from "react";
import { SitePhoto } from "../photos/site-photo.tsx";
import { linksOf } from "./links-of.tsx";

interface ClosingProps {
  words: Passage & { readonly actions: readonly SiteAction[]; readonly picture?: Picture };
  tone?: "action" | "feature";
  art?: ReactNode;
  className?: string | undefined;
}

/** The call to action at the end of a page. */
export function Closing({ words, tone = "action", art, className }: ClosingProps) {
  return (
    <ClosingBand
      tone={tone}
      className={className}
      title={words.title}
      text={words.text}
      links={linksOf(words.actions)}
      art={words.picture ? <SitePhoto photo={words.picture} width={384} sizes="24rem" /> : art}
    />
  );
}
