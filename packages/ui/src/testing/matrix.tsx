import type { ReactNode } from "react";
import {
  type Axes,
  type Combination,
  combinations,
  type Definition,
  type Interaction,
} from "../definition/definition.ts";
import styles from "./matrix.module.css";

interface MatrixProps<A extends Axes> {
  definition: Definition<A>;
  /** Makes each cell as wide as a form's column. */
  wide?: boolean | undefined;
  /** Renders a cell; `disabled` is true in the column of that state, `name` is unique to the cell. */
  children: (combination: Combination<A>, cell: { disabled: boolean; name: string }) => ReactNode;
}

const pseudo: Record<Interaction, string | undefined> = {
  rest: undefined,
  hover: "pseudo-hover-all",
  "focus-visible": "pseudo-focus-visible-all",
  active: "pseudo-active-all",
  disabled: undefined,
};

/** For stories: every combination of a component's variants, with a column per interactive state. */
export function Matrix<A extends Axes>({ definition, wide, children }: MatrixProps<A>) {
  const columns: readonly Interaction[] =
    definition.interactions.length > 0 ? definition.interactions : ["rest"];
  return (
    <section className={styles.scroll} aria-label={`${definition.name}: matrix`} tabIndex={0}>
      <table className={wide ? `${styles.root} ${styles.wide}` : styles.root}>
        <caption className={styles.caption}>{definition.name}: every combination</caption>
        <thead>
          <tr>
            <th scope="col">Variants</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {combinations(definition).map((combination) => {
            const label = Object.values(combination).join(" · ") || "default";
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map((column) => (
                  <td key={column} className={pseudo[column]}>
                    {children(combination, {
                      disabled: column === "disabled",
                      name: `${label}, ${column}`,
                    })}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Storybook controls for a definition's axes, with types and defaults. */
export function controlsFor<A extends Axes>(definition: Definition<A>) {
  return Object.fromEntries(
    Object.entries(definition.axes).map(([axis, options]) => [
      axis,
      {
        control: { type: "inline-radio" as const },
        options: [...options],
        table: {
          type: { summary: options.map((option) => `"${option}"`).join(" | ") },
          defaultValue: { summary: `"${definition.defaults[axis]}"` },
        },
      },
    ]),
  );
}
