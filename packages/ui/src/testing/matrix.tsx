import type { StoryContext } from "@storybook/react-vite";
import { createElement, isValidElement, type ReactElement } from "react";
import { expect } from "storybook/test";
import {
  type Axes,
  type Combination,
  combinations,
  type Definition,
  type Interaction,
} from "../definition/definition.ts";
import type { defineField } from "../field/field.definition.ts";
import styles from "./matrix.module.css";

interface Cell {
  /** Its row and column, unique in the matrix. */
  readonly name: string;
  /** Whether it is in the column of that state. */
  readonly disabled: boolean;
}

interface MatrixProps<A extends Axes> {
  definition: Definition<A>;
  wide: boolean;
  children: (combination: Combination<A>, cell: Cell) => ReactElement;
}

/**
 * What a cell shows: an element, or props of the component beside the story's args and the
 * variants.
 */
type Content<A extends Axes, Props> = (
  combination: Combination<A>,
  cell: Cell & { readonly args: Props },
) => Partial<NoInfer<Props>> | ReactElement;

const pseudo: Record<Interaction, string | undefined> = {
  rest: undefined,
  hover: "pseudo-hover-all",
  "focus-visible": "pseudo-focus-visible-all",
  active: "pseudo-active-all",
  disabled: undefined,
};

function Matrix<A extends Axes>({ definition, wide, children }: MatrixProps<A>) {
  const columns: readonly Interaction[] = definition.interactions ?? ["rest"];
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

function story<A extends Axes, Props extends object>(
  definition: Definition<A>,
  wide: boolean,
  content: Content<A, Props>,
) {
  return {
    name: "Matrix",
    render: (args: Props, { component }: Pick<StoryContext, "component">) => (
      <Matrix definition={definition} wide={wide}>
        {(combination, cell) => {
          const own = content(combination, { ...cell, args });
          if (isValidElement(own)) return own;
          const disabled = cell.disabled ? { disabled: true } : {};
          return createElement(component ?? "", { ...args, ...combination, ...disabled, ...own });
        }}
      </Matrix>
    ),
    play: async ({ canvasElement }: Pick<StoryContext, "canvasElement">) => {
      if (!definition.interactions?.includes("disabled")) return;
      const enabled = "td:last-child :is(button, input, select, textarea):enabled";
      const seen = [...canvasElement.querySelectorAll(enabled)].filter((control) =>
        control.checkVisibility({ visibilityProperty: true }),
      );
      await expect(seen).toEqual([]);
    },
  };
}

/**
 * The story of every combination of a component's variants, with a column for each interactive
 * state.
 */
export function matrix<A extends Axes, Props extends object>(
  definition: Definition<A>,
  content: Content<A, Props> = () => ({}),
) {
  return story(definition, false, content);
}

/** The same, with each cell as wide as a form column. */
export function wideMatrix<A extends Axes, Props extends object>(
  definition: Definition<A>,
  content: Content<A, Props> = () => ({}),
) {
  return story(definition, true, content);
}

/**
 * The same for a form's field, with and without an error, and with these props beside the story's
 * args.
 */
export function fieldMatrix<Props extends object>(
  definition: ReturnType<typeof defineField>,
  error: string,
  props: Partial<NoInfer<Props>> = {},
) {
  return wideMatrix(definition, ({ validity }, { name }) => ({
    ...props,
    name,
    error: validity === "invalid" ? error : undefined,
    // Derived from the error.
    validity: undefined,
  }));
}
