import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { Icon } from "../icon/icon.tsx";
import close from "../icon-button/close.module.css";
import surfaces from "../section/surface.module.css";
import { bannerDefinition } from "./banner.definition.ts";
import styles from "./banner.module.css";
import { Dismissal } from "./dismissal.tsx";

const classes = classesFor(bannerDefinition, styles);
const surfaceOf = { action: "action", feature: "feature", quiet: "alt" } as const;

interface Dismissible {
  /** Accessible name of the button that dismisses the banner. Without it the banner stays. */
  readonly dismissLabel: string;
  /**
   * Called once after the visitor has dismissed the banner, even if that was before hydration. The
   * banner itself stores nothing: to keep it away, remember the dismissal and do not render it
   * again.
   */
  readonly onDismiss?: (() => void) | undefined;
}

interface Permanent {
  readonly dismissLabel?: undefined;
  readonly onDismiss?: undefined;
}

export type BannerProps = VariantsOf<typeof bannerDefinition> &
  (Dismissible | Permanent) &
  RootProps<"section"> & {
    /** Accessible name, e.g. `Announcement`. */
    readonly label: string;
  };

/**
 * A line above the header with news for every visitor. It is in the flow, so put it before a
 * SiteHeader with `position="sticky"` or `"static"`. Dismissing it needs no JavaScript: it is a
 * `<dialog>` that a form with `method="dialog"` closes.
 */
export function Banner({
  tone = "action",
  label,
  dismissLabel,
  onDismiss,
  className,
  children,
  ...rest
}: BannerProps) {
  // All possible elements take the same attributes, and callers do not need the ref's exact type.
  const Root = (dismissLabel ? "dialog" : "section") as "section";
  return (
    <Root
      aria-label={label}
      // The visitor may have closed it before hydration.
      {...(dismissLabel ? { open: true, suppressHydrationWarning: true } : {})}
      {...rest}
      className={classes({ tone }, classList(surfaces[surfaceOf[tone]], className))}
    >
      <div className={styles.inner}>
        <div className={styles.words}>{children}</div>
        {dismissLabel ? (
          <form method="dialog">
            <button type="submit" aria-label={dismissLabel} className={close.close}>
              <Icon name="close" size="sm" />
            </button>
          </form>
        ) : null}
      </div>
      {onDismiss ? <Dismissal onDismiss={onDismiss} /> : null}
    </Root>
  );
}
