import manifest from "../../package.json" with { type: "json" };
import { Button } from "../../src/button/button.tsx";
import { ButtonLink } from "../../src/button-link/button-link.tsx";
import { Icon } from "../../src/icon/icon.tsx";
import type { ToastQueue } from "../../src/toast/toast.tsx";
import type { Brand } from "../theme/brand.ts";
import { brandDtcg, studioQuery } from "../theme/brand-files.ts";
import { themeCode } from "../theme/link.ts";
import styles from "./studio.module.css";

interface ActionsProps {
  brand: Brand;
  /** The brand's stylesheet. */
  css: string;
  toasts: ToastQueue;
  onReset: () => void;
}

/** An address that contains a file. */
const fileAddress = (type: string, text: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/** Whether an address can be opened only on this machine. */
const isHere = () => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** A link to the brand in Storybook; where that runs on this machine, in the published one. */
function linkTo(brand: Brand): string {
  const base = isHere() && manifest.storybook ? `${manifest.storybook}/main/` : location.href;
  return new URL(`./${studioQuery(themeCode(brand.choices))}`, base).href;
}

/** What can be exported: two files and a link. */
export function Actions({ brand, css, toasts, onReset }: ActionsProps) {
  const copyLink = async () => {
    const link = linkTo(brand);
    try {
      await navigator.clipboard.writeText(link);
      const text = "It opens on this machine only: Storybook is not published yet.";
      toasts.show({ title: "Link copied", ...(isHere() && !manifest.storybook ? { text } : {}) });
    } catch {
      toasts.show({ tone: "error", title: "The link could not be copied", text: link });
    }
  };
  return (
    <div className={styles.actions}>
      <ButtonLink size="sm" download="brand.css" href={fileAddress("text/css", css)}>
        <Icon name="download" size="sm" /> Download brand.css
      </ButtonLink>
      <ButtonLink
        size="sm"
        tone="outline"
        download="tokens.json"
        href={fileAddress("application/json", brandDtcg(brand))}
      >
        <Icon name="download" size="sm" /> Download tokens.json
      </ButtonLink>
      <Button size="sm" tone="outline" onClick={copyLink}>
        <Icon name="copy" size="sm" /> Copy link
      </Button>
      <Button size="sm" tone="quiet" onClick={onReset}>
        Reset
      </Button>
    </div>
  );
}
