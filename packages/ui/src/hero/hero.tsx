import type { ReactNode } from "react";
import container from "../container/container.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import display from "../section/display-title.module.css";
import surfaces from "../section/surface.module.css";
import { unbroken } from "../title/unbroken.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { type HeroSurface, heroDefinition } from "./hero.definition.ts";
import styles from "./hero.module.css";

const classes = classesFor(heroDefinition, styles);

export interface HeroProps
  extends VariantsOf<typeof heroDefinition>,
    RootProps<"div", "title" | "children"> {
  /**
   * Its background. Default: `deep`, or `plain` if `compact`.
   * - `deep`: the dark band, which continues the header
   * - `plain`: the page's own surface
   * - `alt`: a band that differs a little from the page
   */
  readonly surface?: HeroSurface | undefined;
  /** The page's title, its only `h1`. Phrasing content. */
  readonly title: ReactNode;
  /** A part of a title that is a string, word for word, to emphasise with a colour. */
  readonly emphasis?: string | undefined;
  /** A few words above the title. */
  readonly eyebrow?: ReactNode;
  /**
   * What the page is about in plain words, as the small first line of the `h1`; a screen reader
   * pauses after it. Takes the place of `eyebrow`. Phrasing content.
   */
  readonly name?: ReactNode;
  /** The paragraph below the title. */
  readonly lead?: ReactNode;
  /** Button links. */
  readonly actions?: ReactNode;
  /**
   * A drawing or photo. A Motif is hidden from assistive technology by itself. A `page` hero does
   * not show it on phones unless `--k-hero-art-phone` is `block`.
   */
  readonly art?: ReactNode;
  /** The form or tool that the page is for, on the page's own surface. For `form` and `tool`. */
  readonly panel?: ReactNode;
  /** Content below the text; on phones below the panel. In a `page` hero below the drawing. */
  readonly aside?: ReactNode;
  /** A `Breadcrumbs`. */
  readonly breadcrumbs?: ReactNode;
  /** Element id of the title. */
  readonly titleId?: string | undefined;
}

function Title({ title, emphasis }: Pick<HeroProps, "title" | "emphasis">) {
  if (typeof title !== "string") return title;
  const at = emphasis ? title.indexOf(emphasis) : -1;
  if (!emphasis || at < 0) return unbroken(title, styles.unbroken);
  return (
    <>
      {title.slice(0, at)}
      <em className={styles.emphasis}>{emphasis}</em>
      {title.slice(at + emphasis.length)}
    </>
  );
}

/**
 * The top of a page, with room for the fixed header. Its text is usually the page's largest
 * contentful paint and never waits for motion.
 */
export function Hero({
  variant = "page",
  surface = variant === "compact" ? "plain" : "deep",
  title,
  emphasis,
  eyebrow,
  name,
  lead,
  actions,
  art,
  panel,
  aside,
  breadcrumbs,
  titleId,
  className,
  ...rest
}: HeroProps) {
  // A dark surface changes the colours of everything in it, so if there is a panel, only the parts
  // beside it get that surface.
  const apart = surface === "deep" && Boolean(panel);
  const part = apart ? surfaces.deep : undefined;
  return (
    <div
      {...rest}
      className={classes(
        { variant },
        classList(apart ? styles.dark : surfaces[surface], className),
      )}
    >
      <div
        className={classList(
          container.root,
          styles.inner,
          Boolean(art) && styles.beside,
          Boolean(art && aside) && styles.both,
        )}
      >
        <div className={classList(styles.text, part)}>
          {breadcrumbs ? <div className={styles.breadcrumbs}>{breadcrumbs}</div> : null}
          {eyebrow && !name ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1 id={titleId} className={classList(display.root, styles.title)}>
            {name ? (
              <span className={styles.name}>
                {name}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
            ) : null}
            <Title title={title} emphasis={emphasis} />
          </h1>
          {lead ? <p className={classList(display.lead, styles.lead)}>{lead}</p> : null}
          {actions ? (
            <div className={classList(display.actions, styles.actions)}>{actions}</div>
          ) : null}
        </div>
        {panel ? <div className={classList(styles.panel, surfaces.plain)}>{panel}</div> : null}
        {aside ? (
          <div className={classList(styles.aside, part)}>
            <div className={styles.staying}>{aside}</div>
          </div>
        ) : null}
        {art ? <div className={styles.art}>{art}</div> : null}
      </div>
    </div>
  );
}
