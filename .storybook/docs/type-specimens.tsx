import { Heading, Unstyled } from "@storybook/addon-docs/blocks";
import { Fragment } from "react";
import { groups } from "./kit.ts";
import styles from "./type-specimens.module.css";
import { Words } from "./words.tsx";

type Token = (typeof groups)[number]["tokens"][number];
type Specimen = NonNullable<Token["specimen"]>;

const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** A line for titles, and one as long as texts have them. */
const samples = {
  display: "Drawn in one line",
  text: "A line leaves its first dot, winds around all the others and comes back to where it began.",
};

function Sample({ group, specimen: { style, sizes } }: { group: string; specimen: Specimen }) {
  const { font, weight, leading, stretch, tracking } = style;
  return (
    <div className={styles.windows}>
      {sizes.map(({ width, pixels }) => (
        <figure key={width} className={styles.window}>
          <figcaption>
            {numbers.format(width)} px wide: {numbers.format(pixels)} px
          </figcaption>
          <p
            style={{
              maxInlineSize: width,
              fontFamily: `var(--k-font-${font})`,
              fontSize: `${pixels / 16}rem`,
              fontStretch: `var(--k-stretch-${stretch})`,
              fontWeight: `var(--k-weight-${weight})`,
              letterSpacing: tracking && `var(--k-tracking-${tracking})`,
              lineHeight: `var(--k-leading-${leading})`,
            }}
          >
            {group === "display" ? samples.display : samples.text}
          </p>
        </figure>
      ))}
    </div>
  );
}

/** Every size of texts, set in itself, as large as it is on a phone and in a wide window. */
export function TypeSpecimens() {
  return groups
    .filter(({ tokens }) => tokens.some(({ specimen }) => specimen))
    .map(({ name: group, title, tokens }) => (
      <Fragment key={group}>
        <Heading>{title}</Heading>
        <Unstyled>
          {tokens.map(({ name, doc, value, specimen }) => (
            <section key={name} id={name.slice(2)} className={styles.size}>
              <header>
                <code>{name}</code>
                <span>
                  <Words text={doc} />
                </span>
                <code>{value}</code>
              </header>
              {specimen ? <Sample group={group} specimen={specimen} /> : null}
            </section>
          ))}
        </Unstyled>
      </Fragment>
    ));
}
