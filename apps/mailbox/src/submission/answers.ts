/** Answers under a heading, each on its own line with its label. */
type AnswerTable = { heading: string; rows: (readonly [label: string, answer: string])[] };

/**
 * The tables that a message begins with, as the site writes them: a heading, and below it nothing
 * but lines such as `Budget: Not given`. Everything from the first other paragraph on is `rest`, so
 * that no long answer can look like a table.
 */
export function answersIn(text: string): { tables: AnswerTable[]; rest: string } {
  const paragraphs = text.split("\n\n");
  const tables: AnswerTable[] = [];
  for (const paragraph of paragraphs) {
    const [heading = "", ...lines] = paragraph.split("\n");
    const rows = lines.flatMap((line) => {
      const [, label, answer] = /^([^:]{1,60}): (.*)$/.exec(line) ?? [];
      return label === undefined || answer === undefined ? [] : [[label, answer] as const];
    });
    if (heading.trim() === "" || rows.length === 0 || rows.length < lines.length) break;
    tables.push({ heading, rows });
  }
  return { tables, rest: paragraphs.slice(tables.length).join("\n\n") };
}
