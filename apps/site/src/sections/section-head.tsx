import type { SiteAction } from "@kolam/content/model/basics/links";
import type { Figure } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";
import type { ReactNode } from "react";
import { SiteLink } from "../router/site-link.tsx";
import styles from "./section-head.module.css";

/** An introduction that ends in a link to ask; either may be missing. */
export function leadWithAsk(
  lead: ReactNode,
  ask: SiteAction | undefined,
  className?: string,
): ReactNode {
  if (!ask) return lead;
  return (
    <>
      {lead ? <>{lead} </> : null}
      <SiteLink href={ask.href} className={className}>
        {ask.label}
      </SiteLink>
    </>
  );
}

/** A link to ask, beside a heading that no introduction follows. */
function AskLink({ ask }: { ask: SiteAction }) {
  return (
    <SiteLink href={ask.href} className={styles.ask}>
      {ask.label}
    </SiteLink>
  );
}

/**
 * The head of a section: its subject where the heading does not say it, the heading, and the
 * introduction.
 */
export const sectionHead = ({
  eyebrow,
  title,
  lead,
  ask,
}: Omit<Heading, "lead"> & Partial<Heading>) => ({
  eyebrow,
  title,
  lead: leadWithAsk(lead, ask),
});

/** The same, but without an introduction the link to ask is beside the heading. */
export function headBesideAsk(words: Heading) {
  const { eyebrow, title, lead, ask } = words;
  if (!ask || lead) return { ...sectionHead(words), actions: undefined };
  return { eyebrow, title, lead, actions: <AskLink ask={ask} /> };
}

/** A band of figures: without a lead its title is for screen readers only, and nothing follows it. */
export const figuresWithHead = ({
  title,
  lead,
  ask,
  figures,
}: Heading & { readonly figures: readonly Figure[] }) => ({
  title,
  lead: lead && leadWithAsk(lead, ask),
  figures,
});
