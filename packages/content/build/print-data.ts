const line = (text: string) => `  ${text},\n`;

/** Writes a list or an object as a TypeScript literal, an entry a line. */
export function printData(data: object): string {
  if (Object.keys(data).length === 0) return JSON.stringify(data);
  if (Array.isArray(data)) return `[\n${data.map((item) => line(JSON.stringify(item))).join("")}]`;
  const entries = Object.entries(data).map(([key, value]) =>
    [key, value].map((part) => JSON.stringify(part)),
  );
  return `{\n${entries.map((entry) => line(entry.join(": "))).join("")}}`;
}
