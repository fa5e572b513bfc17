import { cva } from "class-variance-authority";
import { warnOnce } from "../element/warn-once.ts";

/** The variant axes of a component: each axis a tuple of its values. */
export type Axes = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Interactive states of a control; the matrix story forces each of them. */
export const interactions = ["rest", "hover", "focus-visible", "active", "disabled"] as const;

/** One of {@link interactions}. */
export type Interaction = (typeof interactions)[number];

/**
 * The variants of a component. Prop types, CVA classes, Storybook controls, the matrix story and
 * the conformance tests are derived from it.
 */
export interface Definition<A extends Axes> {
  /** The component's exported name. */
  readonly name: string;
  /**
   * Variant axes, e.g. `{ tone: ["action", "outline"] }`. Class names are `<axis>-<value>`. The
   * JSDoc of an axis is the prop's: a sentence, then a line for each value, such as "- `action`:
   * the main action".
   */
  readonly axes: A;
  /** The default value of each axis where it is not the first. */
  readonly defaults?: { readonly [K in keyof A]?: A[K][number] };
  /** The component's interactive states, if it is interactive. */
  readonly interactions?: readonly Interaction[];
}

/**
 * A variant's value as a prop: what is a number may be written as one, `columns={3}` or
 * `columns="3"`.
 */
type Value<V extends string> = V extends `${infer N extends number}` ? V | N : V;

/** The optional variant props of a definition. Unlike CVA's type, it does not allow `null`. */
export type VariantsOf<D> =
  D extends Definition<infer A> ? { [K in keyof A]?: Value<A[K][number]> | undefined } : never;

/** Declares a component's variants. */
export function define<const A extends Axes>(definition: Definition<A>): Definition<A> {
  return definition;
}

/** The value of each axis that a component has if it is given none. */
export function defaultsOf({ axes, defaults = {} }: Definition<Axes>) {
  return Object.fromEntries(
    Object.entries(axes).map(([axis, [first]]) => [axis, defaults[axis] ?? first] as const),
  );
}

type Styles = Readonly<Record<string, string | undefined>>;

/**
 * Returns a function from variants to the class list of a component's root: `.root`, one
 * `.<axis>-<value>` per axis if the stylesheet has that class, and the caller's class last.
 */
export function classesFor<A extends Axes>(
  definition: Definition<A>,
  styles: Styles,
): (props: VariantsOf<Definition<A>>, className?: string) => string {
  const variants = Object.fromEntries(
    Object.entries(definition.axes).map(([axis, values]) => [
      axis,
      Object.fromEntries(values.map((value) => [value, styles[`${axis}-${value}`] ?? ""])),
    ]),
  );
  const resolve = cva(styles.root, { variants, defaultVariants: defaultsOf(definition) });
  return (props, className) => {
    if (process.env.NODE_ENV !== "production") {
      for (const [axis, value] of Object.entries(props)) {
        const values = definition.axes[axis];
        if (value === undefined || !values || values.includes(`${value}`)) continue;
        warnOnce(
          `${definition.name}: "${value}" is not a value of "${axis}". Use one of: ${values.join(", ")}.`,
        );
      }
    }
    return resolve({ ...props, className });
  };
}

/** One cell of a component's matrix: a value for each axis. */
export type Combination<A extends Axes> = { [K in keyof A]: A[K][number] };

/** Every combination of a definition's axis values, in declaration order. */
export function combinations<A extends Axes>(definition: Definition<A>): Combination<A>[] {
  let rows: Record<string, string>[] = [{}];
  for (const [axis, values] of Object.entries(definition.axes)) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value })));
  }
  return rows as Combination<A>[];
}
