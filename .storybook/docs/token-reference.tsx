import { Heading, Unstyled } from "@storybook/addon-docs/blocks";
import { Fragment } from "react";
import { colours, groups, properties } from "./kit.ts";
import styles from "./token-reference.module.css";
import { Words } from "./words.tsx";

const themes = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["light-contrast", "Light, high contrast"],
  ["dark-contrast", "Dark, high contrast"],
] as const;

type Values = (typeof colours)[number]["values"];

/** A colour in each theme, on that theme's page. */
function Swatches({ values }: { values: Values }) {
  return (
    <ul className={styles.swatches}>
      {themes.map(([theme, title]) => {
        const page = colours.find(({ name }) => name === "--k-color-surface")?.values[theme];
        return (
          <li key={theme}>
            <svg viewBox="0 0 48 28" width="48" height="28" aria-hidden="true">
              <rect width="48" height="28" fill={page} />
              <rect x="6" y="6" width="36" height="16" fill={values[theme]} />
            </svg>
            <span className={styles.theme}>{title}</span>
            <code>{values[theme]}</code>
          </li>
        );
      })}
    </ul>
  );
}

const colourRows = colours.map(({ name, doc, values }) => ({
  name,
  doc,
  value: <Swatches values={values} />,
}));

const groupRows = groups.map(({ title, tokens }) => ({
  title,
  rows: tokens.map(({ name, doc, value, reduced }) => ({
    name,
    doc,
    value: (
      <>
        <code>{value}</code>
        {reduced ? (
          <p className={styles.note}>
            Under reduced motion <code>{reduced}</code>
          </p>
        ) : null}
      </>
    ),
  })),
}));

const propertyRows = properties.map(({ name, doc, defaults, components }) => ({
  name,
  doc,
  value: (
    <>
      {defaults.map((value) => (
        <div key={value}>
          <code>{value}</code>
        </div>
      ))}
      <p className={styles.note}>
        <Words text={components.join(", ")} />
      </p>
    </>
  ),
}));

const all = [
  { title: "Colour", rows: colourRows },
  ...groupRows,
  { title: "Properties of components", rows: propertyRows },
];

/** The custom properties under the given headings of `docs/tokens.md`, or all. */
export function Tokens({ under = all.map(({ title }) => title) }: { under?: readonly string[] }) {
  const sections = all.filter(({ title }) => under.includes(title));
  if (sections.length !== under.length) throw new Error(`No such tokens: ${under}`);
  return sections.map(({ title, rows }) => (
    <Fragment key={title}>
      <Heading>{title}</Heading>
      <Unstyled>
        <dl className={styles.list}>
          {rows.map(({ name, doc, value }) => (
            <div key={name} id={name.slice(2)} className={styles.property}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <Words text={doc} />
              </dd>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Unstyled>
    </Fragment>
  ));
}
