import { Fragment, type ReactNode } from "react";
import { components } from "./kit.ts";
import styles from "./page.module.css";

const pages = new Map(
  components.map(({ name, group }) => [
    name,
    `./?path=/docs/${`${group}-${name}`.toLowerCase().replace(/\W+/g, "-")}--docs`,
  ]),
);

/** A component's name as a link to its page. */
function ComponentLink({ name }: { name: string }) {
  return (
    <a href={pages.get(name)} target="_top" className={styles.link}>
      {name}
    </a>
  );
}

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\b[A-Z][A-Za-z]+\b)/;

function mark(part: string, own: string): ReactNode {
  if (part.startsWith("`")) return <code className={styles.code}>{part.slice(1, -1)}</code>;
  if (part.startsWith("**")) return <b>{part.slice(2, -2)}</b>;
  return part !== own && pages.has(part) ? <ComponentLink name={part} /> : part;
}

interface WordsProps {
  text: string;
  /** The component whose page it is: its name is no link there. */
  own?: string;
}

/** A text with code, bold words and links to the components that it names. */
export function Words({ text, own = "" }: WordsProps) {
  return text.split(MARKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move.
    <Fragment key={index}>{mark(part, own)}</Fragment>
  ));
}

/** The same with a capital letter at its start. */
export function Sentence({ text, own = "" }: WordsProps) {
  return <Words text={text.charAt(0).toUpperCase() + text.slice(1)} own={own} />;
}
