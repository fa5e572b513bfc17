import {
  type ArticleCover,
  amountValue,
  type CoverCell,
  type CoverDrawing,
  coverDrawings,
  numberPattern,
} from "@kolam/content/model/blog/article-cover";
import type { FieldRule } from "./field-rules.ts";
import type { Report } from "./problems.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The text and the drawing of a cover. */
export const coverFields = {
  figure: { kind: "text", range: [1, 16] },
  phrase: { kind: "text", range: [10, 60] },
  drawing: { kind: "choice", choices: Object.keys(coverDrawings) },
  rows: { kind: "rows", by: "drawing", choices: coverDrawings, numbers: ["percent"] },
} as const satisfies Record<keyof ArticleCover, FieldRule>;

/** What each kind of cell must be, for the editor. */
const cellRules = {
  text: { rule: "text", test: (cell: unknown) => typeof cell === "string" && cell.trim() !== "" },
  percent: {
    rule: "a number from 0 to 100",
    test: (cell: unknown) => typeof cell === "number" && cell >= 0 && cell <= 100,
  },
  amount: {
    rule: "a sum of money",
    test: (cell: unknown) => typeof cell === "string" && amountValue(cell) > 0,
  },
  marks: {
    rule: "3 to 10 letters y, Y or n",
    test: (cell: unknown) => typeof cell === "string" && /^[yYn]{3,10}$/.test(cell),
  },
} as const satisfies Record<CoverCell, { rule: string; test: (cell: unknown) => boolean }>;

function isDrawing(value: unknown): value is CoverDrawing {
  return typeof value === "string" && Object.hasOwn(coverDrawings, value);
}

function rowProblem(row: unknown, cells: readonly CoverCell[]): string | undefined {
  const fits =
    Array.isArray(row) &&
    row.length === cells.length &&
    cells.every((cell, index) => cellRules[cell].test(row[index]));
  if (fits) return undefined;
  return `must be [${cells.map((cell) => cellRules[cell].rule).join(", ")}].`;
}

/**
 * Reads the `cover` of an article's front matter. Calls `report` with every problem and its
 * solution. Returns `undefined` if there is none or it cannot be used.
 */
export function readCover(value: unknown, report: Report): ArticleCover | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report("cover", "must have the fields figure, phrase, drawing and rows. Or remove it.");
    return undefined;
  }
  const fields: Fields = { ...value };
  let isUsable = true;
  const refuse = (field: string, message: string) => {
    isUsable = false;
    report(`cover.${field}`, message);
  };
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(coverFields, field)) {
      refuse(field, "is not a field. Remove it.");
    }
  }
  for (const field of ["figure", "phrase"] as const) {
    const text = fields[field];
    const [least, most] = coverFields[field].range;
    if (typeof text !== "string" || text.length < least || text.length > most) {
      refuse(field, `must be ${least} to ${most} characters of text.`);
    }
  }
  const { drawing, rows } = fields;
  if (!isDrawing(drawing)) {
    refuse("drawing", `must be one of: ${Object.keys(coverDrawings).join(", ")}.`);
    return undefined;
  }
  const { cells, rows: range } = coverDrawings[drawing];
  const [least, most] = range;
  if (!Array.isArray(rows) || rows.length < least || rows.length > most) {
    refuse("rows", `must be ${least} to ${most} rows for “${drawing}”.`);
    return undefined;
  }
  for (const [index, row] of rows.entries()) {
    const problem = rowProblem(row, cells);
    if (problem !== undefined) refuse(`rows[${index + 1}]`, problem);
  }
  if (drawing === "grid" && new Set(rows.map((row) => String(row?.[1]).length)).size > 1) {
    refuse("rows", "must have the same number of letters y and n each.");
  }
  return isUsable ? (fields as unknown as ArticleCover) : undefined;
}

/** A number without its currency, which a table may name once. */
const figurePattern = new RegExp(numberPattern, "gu");

/**
 * The numbers that readers see on a cover, as they are written in the article. Positions are not
 * visible.
 */
function figuresOn({ figure, phrase, drawing, rows }: ArticleCover): string[] {
  const { cells } = coverDrawings[drawing];
  const shown = rows.flatMap((row) =>
    cells.map((cell, index) =>
      cell === "marks" || (cell === "percent" && drawing === "pins") ? "" : String(row[index]),
    ),
  );
  return [figure, phrase, ...shown].flatMap((text) => text.match(figurePattern) ?? []);
}

/** The numbers on a cover that are not in its article. */
export function strayFigures(cover: ArticleCover, text: string): string[] {
  const written = new Set(text.match(figurePattern));
  return [...new Set(figuresOn(cover))].filter((figure) => !written.has(figure));
}
