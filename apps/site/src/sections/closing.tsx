import type { SiteAction } from "@kolam/content/model/basics/links";
import type { Passage } from "@kolam/content/model/basics/types";
import type { Picture } from "@kolam/content/model/types/picture";
import { CallToAction } from "@kolam/ui/call-to-action";
import type { ReactNode } from "react";
import { SitePhoto } from "../photos/site-photo.tsx";
import { Actions } from "./actions.tsx";

interface ClosingProps {
  words: Passage & { readonly actions: readonly SiteAction[]; readonly picture?: Picture };
  tone?: "action" | "feature";
  art?: ReactNode;
  className?: string | undefined;
}

/** The call to action at the end of a page. */
export function Closing({ words, tone = "action", art, className }: ClosingProps) {
  return (
    <CallToAction
      tone={tone}
      className={className}
      title={words.title}
      text={words.text}
      actions={<Actions actions={words.actions} size="lg" />}
      art={words.picture ? <SitePhoto photo={words.picture} width={384} sizes="24rem" /> : art}
    />
  );
}
