import { listed } from "@kolam/content/model/basics/lists";
import { ProseTable } from "@kolam/ui/prose";
import { articleFrame } from "@site/texts/pages/blog";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import styles from "./article-table.module.css";
import { textOf } from "./text-of.ts";

type Parent = ReactElement<{ children?: ReactNode }>;

/** The elements among the children of a node. */
function elementsIn(node: ReactNode): Parent[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return Children.toArray(node.props.children).filter((child) => isValidElement(child)) as Parent[];
}

/** A row whose cells after the first know their column's heading, for the layout on phones. */
function labelled(row: Parent, columns: readonly string[]): Parent {
  const cells = elementsIn(row).map((cell, index) =>
    index > 0 && columns[index]
      ? cloneElement(cell, { "data-column": columns[index] } as object)
      : cell,
  );
  return cloneElement(row, {}, ...cells);
}

/** A table of an article: a head with one row, and a body. */
export function ArticleTable({ children }: { children?: ReactNode }) {
  const [head, body] = Children.toArray(children);
  const columns = elementsIn(elementsIn(head)[0]).map((cell) => textOf(cell).trim());
  return (
    <ProseTable
      className={styles.root}
      label={articleFrame.table(listed(columns.filter((column) => column !== "")))}
    >
      {head}
      {isValidElement(body)
        ? cloneElement(body, {}, ...elementsIn(body).map((row) => labelled(row, columns)))
        : body}
    </ProseTable>
  );
}
