import type { Theme } from "./theme.ts";

const openingTag = "<html ";
/** How many characters of a page are looked at. */
const searched = 1024;

/** The same HTML response with the theme on its root element; any other response unchanged. */
export function withTheme(response: Response, theme: Theme): Response {
  const isHtml = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isHtml || !response.body || response.redirected) return response;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let start: string | undefined = "";
  const rewrite = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (start === undefined) return controller.enqueue(chunk);
      start += decoder.decode(chunk, { stream: true });
      // The tag stands in the first bytes; a page without it there goes through as it is.
      const at = start.slice(0, searched).indexOf(openingTag);
      if (at < 0 && start.length < searched) return;
      const themed =
        at < 0 ? start : start.replace(openingTag, `${openingTag}data-theme="${theme}" `);
      controller.enqueue(encoder.encode(themed));
      start = undefined;
    },
    flush(controller) {
      if (start) controller.enqueue(encoder.encode(start));
    },
  });
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  return new Response(response.body.pipeThrough(rewrite), {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
