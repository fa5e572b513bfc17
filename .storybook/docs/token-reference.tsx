import { Heading, Unstyled } from "@storybook/addon-docs/blocks";
import { Fragment, useState } from "react";
import { SearchField } from "../../packages/ui/src/search-field/search-field.tsx";
import { colours, groups, properties } from "./kit.ts";
import styles from "./token-reference.module.css";
import { ComponentLink, Words } from "./words.tsx";

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

/** The values of the colour token that a default refers to. */
function colourOf(value: string): Values | undefined {
  const [, name] = /^var\((--k-color-[\w-]+)\)$/.exec(value) ?? [];
  return colours.find((colour) => colour.name === name)?.values;
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
      {defaults.map((value) => {
        const values = colourOf(value);
        return (
          <div key={value}>
            <code>{value}</code>
            {values ? <Swatches values={values} /> : null}
          </div>
        );
      })}
      <p className={styles.note}>
        {components.map((component, index) => (
          <span key={component}>
            {index > 0 ? ", " : null}
            <ComponentLink name={component} />
          </span>
        ))}
      </p>
    </>
  ),
}));

const all = [
  { title: "Colour", rows: colourRows },
  ...groupRows,
  { title: "Properties of components", rows: propertyRows },
];

function Sections({ sections }: { sections: typeof all }) {
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

/** The tokens under the given headings of the reference. */
export function Tokens({ under }: { under: readonly string[] }) {
  const sections = all.filter(({ title }) => under.includes(title));
  if (sections.length !== under.length) throw new Error(`No such tokens: ${under}`);
  return <Sections sections={sections} />;
}

/** Every custom property of the kit, with a field that filters them by name and purpose. */
export function TokenReference() {
  const [wanted, setWanted] = useState("");
  const matches = ({ name, doc }: { name: string; doc: string }) =>
    `${name} ${doc}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const shown = all
    .map(({ title, rows }) => ({ title, rows: rows.filter(matches) }))
    .filter(({ rows }) => rows.length > 0);
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <Unstyled>
        <search className={styles.search}>
          <SearchField
            label="Find a property"
            clearLabel="Clear"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <p role="status">{count === 1 ? "1 property" : `${count} properties`}</p>
        </search>
      </Unstyled>
      <Sections sections={shown} />
    </>
  );
}
