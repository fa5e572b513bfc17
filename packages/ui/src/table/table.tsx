import { type ReactNode, useId } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { tableDefinition } from "./table.definition.ts";
import styles from "./table.module.css";

const classes = classesFor(tableDefinition, styles);

interface Titled {
  /** What the column is about; read out with each of its cells. */
  readonly title: ReactNode;
  readonly heading?: never;
}

interface TitledBefore {
  readonly title?: never;
  /** @deprecated The name that `title` had. */
  readonly heading: ReactNode;
}

/** A column of a table. */
export type TableColumn = (Titled | TitledBefore) & {
  /**
   * Where its cells are aligned. Default: `start`.
   * - `start`: words
   * - `center`: marks, such as ticks
   * - `end`: numbers that are compared
   */
  readonly align?: "start" | "center" | "end" | undefined;
};

/** A row of a table. */
export interface TableRow {
  /** Unique in the table. */
  readonly id: string;
  /** A cell for each column. The first says what the row is about. */
  readonly cells: readonly ReactNode[];
}

export interface TableProps
  extends VariantsOf<typeof tableDefinition>,
    FormerLook<typeof tableDefinition>,
    RootProps<"section", "children"> {
  /** What the table shows; its accessible name. */
  caption: ReactNode;
  /** Hides the caption visually; it is still read out. */
  captionHidden?: boolean | undefined;
  /** The columns from start to end: a title alone, or a column. */
  columns: readonly (string | TableColumn)[];
  /** The rows in order, each with a cell for every column. */
  rows: readonly TableRow[];
  /** Totals and the like, below a line. */
  footRows?: readonly TableRow[] | undefined;
}

interface RowsProps {
  rows: readonly TableRow[];
  columns: readonly TableColumn[];
}

const alignment = (column: TableColumn | undefined) =>
  column?.align === "end" || column?.align === "center" ? styles[column.align] : undefined;

function Rows({ rows, columns }: RowsProps) {
  return rows.map(({ id, cells: [name, ...cells] }) => (
    <tr key={id} className={styles.row}>
      <th scope="row" className={classList(styles.cell, styles.name, alignment(columns[0]))}>
        {name}
      </th>
      {cells.map((cell, index) => {
        const column = columns[index + 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's, wherever it is.
          <td key={index} className={classList(styles.cell, alignment(column))}>
            <span className={styles.label} aria-hidden="true">
              {column?.title ?? column?.heading}
            </span>
            {cell}
          </td>
        );
      })}
    </tr>
  ));
}

/**
 * A table of facts, in its own box that can scroll sideways, also by keyboard. `id`, `ref` and
 * other props go to the box.
 */
export function Table({
  caption,
  captionHidden,
  columns,
  rows,
  footRows,
  look,
  variant = look,
  narrow,
  className,
  ...rest
}: TableProps) {
  const captionId = useId();
  const all = columns.map((column) => (typeof column === "string" ? { title: column } : column));
  if (process.env.NODE_ENV !== "production") {
    warnOfFormerName("Table", "look", look, "variant");
    for (const { heading } of all)
      warnOfFormerName("A column of Table", "heading", heading, "title");
  }
  // A stack never scrolls, and a box that does not scroll should not be a tab stop.
  const scrolls = narrow !== "stack";
  // All possible elements take the same attributes, and callers do not need the ref's exact type.
  const Root = (scrolls ? "section" : "div") as "section";
  return (
    <Root
      {...(scrolls ? { "aria-labelledby": captionId, tabIndex: 0 } : {})}
      {...rest}
      className={classes({ variant, narrow }, className)}
    >
      <table className={styles.table}>
        <caption id={captionId} className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {all.map((column, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                key={index}
                scope="col"
                className={classList(styles.cell, alignment(column))}
              >
                {column.title ?? column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          <Rows rows={rows} columns={all} />
        </tbody>
        {footRows?.length ? (
          <tfoot className={styles.foot}>
            <Rows rows={footRows} columns={all} />
          </tfoot>
        ) : null}
      </table>
    </Root>
  );
}
