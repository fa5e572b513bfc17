import { type ReactNode, useId } from "react";
import type { VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { Hero } from "../hero/hero.tsx";
import { LinkList, type LinkListItem } from "../link-list/link-list.tsx";
import display from "../section/display-title.module.css";
import { Section } from "../section/section.tsx";
import type { notFoundDefinition } from "./not-found.definition.ts";
import styles from "./not-found.module.css";

export interface NotFoundProps
  extends VariantsOf<typeof notFoundDefinition>,
    RootProps<"div", "title" | "children"> {
  /** The page's title, its only `h1`. */
  readonly title: ReactNode;
  /** The status, e.g. `404`: above the title, or in large type beside it if there is no drawing. */
  readonly code?: ReactNode;
  /** What may have happened. */
  readonly lead?: ReactNode;
  /** Buttons and button links, the first of which leads home. */
  readonly actions?: ReactNode;
  /** A drawing. */
  readonly art?: ReactNode;
  /** Pages that the visitor may have looked for. */
  readonly suggestions?:
    | { readonly title: ReactNode; readonly links: readonly LinkListItem[] }
    | undefined;
  /** A search of the site, above the suggestions. */
  readonly search?: ReactNode;
  /** Who can help. */
  readonly help?:
    | { readonly title: ReactNode; readonly text?: ReactNode; readonly actions?: ReactNode }
    | undefined;
}

/** A whole page for a URL that does not exist: what happened, and where to go next. */
export function NotFound({
  title,
  code,
  lead,
  actions,
  art,
  suggestions,
  search,
  help,
  surface = "deep",
  ...rest
}: NotFoundProps) {
  const id = useId();
  return (
    <div {...rest}>
      <Hero
        surface={surface}
        title={title}
        eyebrow={art || !code ? code : <span className={styles.small}>{code}</span>}
        lead={lead}
        actions={actions}
        art={art ?? (code ? <p className={styles.code}>{code}</p> : undefined)}
        className={art ? styles.drawn : undefined}
      />
      {suggestions || search || help ? (
        <Section space="sm">
          <div className={styles.ways}>
            {suggestions || search ? (
              <div className={styles.found}>
                {search}
                {suggestions ? (
                  <section aria-labelledby={`${id}-suggestions`}>
                    <h2 id={`${id}-suggestions`} className={styles.title}>
                      {suggestions.title}
                    </h2>
                    <LinkList links={suggestions.links} />
                  </section>
                ) : null}
              </div>
            ) : null}
            {help ? (
              <section aria-labelledby={`${id}-help`}>
                <h2 id={`${id}-help`} className={styles.title}>
                  {help.title}
                </h2>
                {help.text ? <p>{help.text}</p> : null}
                {help.actions ? <div className={display.actions}>{help.actions}</div> : null}
              </section>
            ) : null}
          </div>
        </Section>
      ) : null}
    </div>
  );
}
