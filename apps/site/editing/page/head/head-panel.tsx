import { Button } from "@kolam/ui/button";
import { useEffect, useReducer, useState } from "react";
import type { Session, State } from "../session.ts";
import styles from "./head.module.css";
import { type Measured, measured } from "./measure.ts";

const description = 'meta[name="description"]';

const contentOf = (selector: string) =>
  document.querySelector<HTMLMetaElement>(selector)?.content ?? "";

/** What is being typed, if it is the title or the description. */
function typed({ editing }: State, selector: string): string | undefined {
  if (!editing) return undefined;
  const { target } = editing;
  const element = "node" in target ? target.node.parentElement : target.element;
  const box = document.querySelector<HTMLElement>("[contenteditable][role=textbox]");
  return element?.matches(selector) ? box?.textContent : undefined;
}

/** The address as search results show it, such as `example.com › about`. */
function addressShown(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const { hostname, pathname } = new URL(canonical ?? location.href);
  return [hostname, ...decodeURI(pathname).split("/").filter(Boolean)].join(" › ");
}

/** The picture of a shared link, drawn by the server from the words that are in their files. */
function CardPicture() {
  const [drawn, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    // Vite finds this where it is written out.
    const hot = import.meta.hot;
    hot?.on("vite:afterUpdate", drawAgain);
    return () => hot?.off("vite:afterUpdate", drawAgain);
  }, []);
  const address = contentOf('meta[property="og:image"]');
  const alt = contentOf('meta[property="og:image:alt"]');
  if (!URL.canParse(address) || failed === drawn) return <p className={styles.picture}>{alt}</p>;
  return (
    <img
      className={styles.picture}
      src={`${new URL(address).pathname}?${drawn}`}
      alt={alt}
      onError={() => setFailed(drawn)}
    />
  );
}

/** How long and how wide a text is, and what is wrong with that. */
function Size({ name, size }: { name: string; size: Measured }) {
  const { width, most, characters, problem } = size;
  return (
    <p className={problem ? styles.wrong : styles.size}>
      {name}: {characters} characters, {width} of {most} pixels. {problem}
    </p>
  );
}

/** Title and description of the page, as a search result and a social card show them. */
export function HeadPanel({ session, state }: { session: Session; state: State }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener("input", redraw, true);
    // The head follows once the page has been rendered.
    const observer = new MutationObserver(redraw);
    const watched = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.head, watched);
    return () => {
      removeEventListener("input", redraw, true);
      observer.disconnect();
    };
  }, []);
  const said = {
    title: typed(state, "title") ?? document.title,
    description: typed(state, description) ?? contentOf(description),
  };
  const title = measured("title", said.title);
  const text = measured("description", said.description);
  const site = contentOf('meta[property="og:site_name"]');
  const suffix = ` | ${site}`;
  const { lang, dir } = document.documentElement;
  return (
    <div className={styles.panel}>
      <div>
        <h2>As a search result</h2>
        <div className={styles.result} lang={lang} dir={dir}>
          <p>{site}</p>
          <p className={styles.address} dir="ltr">
            {addressShown()}
          </p>
          <p className={styles.title}>{title.shown}</p>
          <p className={styles.text}>{text.shown}</p>
        </div>
      </div>
      <div>
        <h2>As a shared link</h2>
        <div className={styles.card} lang={lang} dir={dir}>
          <CardPicture />
          <p>{site}</p>
          <p className={styles.cardTitle}>
            {said.title.endsWith(suffix) ? said.title.slice(0, -suffix.length) : said.title}
          </p>
          <p className={styles.cardText}>{said.description}</p>
        </div>
      </div>
      <div className={styles.sizes}>
        <Size name="Title" size={title} />
        <Button size="sm" tone="outline" onClick={() => void session.head("title")}>
          Edit title
        </Button>
        <Size name="Description" size={text} />
        <Button size="sm" tone="outline" onClick={() => void session.head(description)}>
          Edit description
        </Button>
      </div>
    </div>
  );
}
