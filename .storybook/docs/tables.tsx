import { Fragment, type PropsWithChildren } from "react";
import type { Component, properties } from "./kit.ts";
import page from "./page.module.css";
import styles from "./tables.module.css";
import { Sentence, Words } from "./words.tsx";

function DocsTable({ columns, children }: PropsWithChildren<{ columns: readonly string[] }>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** What each key does. */
export function Keyboard({ keyboard }: Pick<Component, "keyboard">) {
  return (
    <DocsTable columns={["Key", "What it does"]}>
      <tbody>
        {keyboard.map(({ keys, text }) => (
          <tr key={text}>
            <th scope="row">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 ? " or " : null}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </th>
            <td>
              <Words text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

/** The accessibility tests, with their dates. */
export function Access({ access }: Pick<Component, "access">) {
  return (
    <DocsTable columns={["Tried", "Last run (tests)"]}>
      <tbody>
        {access.map(({ what, state }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

/** The variants with what each of their values is for. */
export function Variants({ axes }: Pick<Component, "axes">) {
  return (
    <DocsTable columns={["Variant", "Value", "For"]}>
      {axes.map(({ name, doc, values, defaultValue }) => (
        <tbody key={name}>
          {values.map((value, index) => (
            <tr key={value.name}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={values.length}>
                  <code className={page.code}>{name}</code>
                  <span className={styles.note}>
                    <Words text={doc} />
                  </span>
                </th>
              ) : null}
              <td>
                <code className={page.code}>{value.name}</code>
                {value.name === defaultValue ? <span className={styles.note}>default</span> : null}
              </td>
              <td>
                <Sentence text={value.doc} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </DocsTable>
  );
}

/** The custom properties that a component reads beyond the tokens. */
export function Properties({ list }: { list: typeof properties }) {
  return (
    <DocsTable columns={["Property", "Default", "For"]}>
      <tbody>
        {list.map(({ name, defaults, doc }) => (
          <tr key={name}>
            <th scope="row">
              <code className={page.code}>{name}</code>
            </th>
            <td>
              {defaults.map((value) => (
                <code key={value} className={page.code}>
                  {value}
                </code>
              ))}
            </td>
            <td>
              <Words text={doc} />
            </td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}
