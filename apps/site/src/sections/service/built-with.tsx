import { Fragment } from "react";
import styles from "./built-with.module.css";

interface BuiltWithProps {
  title: string;
  lead?: string | undefined;
  /** The names must be unique. */
  items: readonly { readonly name: string; readonly text: string | readonly string[] }[];
}

/** The last row of a grid of offers: what they are made with, or what comes with them. */
export function BuiltWith({ title, lead, items }: BuiltWithProps) {
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <dl className={styles.list}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>{" "}
            {[text].flat().map((one) => (
              <Fragment key={one}>
                <dd>{one}</dd>{" "}
              </Fragment>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
