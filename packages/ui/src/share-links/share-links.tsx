import { type ReactNode, useId } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { CopyLink, type CopyLinkWords } from "./copy-link.tsx";
import { type Shared, type ShareTarget, shareHref, shareTargets } from "./share-href.ts";
import styles from "./share-links.module.css";

export interface ShareLinksProps extends Shared, RootProps<"div", "title" | "children"> {
  /** Text before the links, which names the list, e.g. "Share this article". */
  label: ReactNode;
  /** Text of each link: `{ email: "E-mail", whatsapp: "WhatsApp", … }`. */
  targetText: Readonly<Record<ShareTarget, string>>;
  /** The services to link to, in order. Default: all. */
  targets?: readonly ShareTarget[] | undefined;
  /**
   * Text that says that a link opens a new tab, e.g. "(opens in a new tab)". With it, the services
   * open in new tabs; the mail program never does.
   */
  newTabText?: string | undefined;
  /** Texts of the button that copies the address; without them there is no button. */
  copyText?: CopyLinkWords | undefined;
}

/** Plain links for sharing a page. They load nothing from third parties until they are followed. */
export function ShareLinks({
  url,
  title,
  label,
  targetText,
  targets = shareTargets,
  newTabText,
  copyText,
  className,
  ...rest
}: ShareLinksProps) {
  const id = useId();
  return (
    <div {...rest} className={classList(styles.root, className)}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {targets.map((target) => (
          <li key={target} className={styles.item}>
            {newTabText && target !== "email" ? (
              <a
                href={shareHref(target, { url, title })}
                target="_blank"
                rel="nofollow noopener"
                className={styles.control}
              >
                {targetText[target]} <VisuallyHidden>{newTabText}</VisuallyHidden>
              </a>
            ) : (
              <a href={shareHref(target, { url, title })} rel="nofollow" className={styles.control}>
                {targetText[target]}
              </a>
            )}
          </li>
        ))}
      </ul>
      {copyText ? <CopyLink url={url} words={copyText} /> : null}
    </div>
  );
}
