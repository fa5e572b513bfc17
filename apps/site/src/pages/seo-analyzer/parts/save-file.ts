/** How long the file stays available, for slow machines. */
const KEPT_MS = 60_000;

/** Saves a text as a file, like a download. Nothing is sent or fetched. */
export function saveFile(name: string, text: string, type: "text/plain" | "application/json") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
