/** Room for a slow machine to have taken the file. */
const KEPT_MS = 60_000;

/** Has the browser save a text as a file, as if it had been downloaded. Nothing is sent or fetched. */
export function saveFile(name: string, text: string, type: "text/plain" | "application/json") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
