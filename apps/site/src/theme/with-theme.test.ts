import { describe, expect, it } from "vitest";
import { withTheme } from "./with-theme.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Content-Length": "1" };

function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

const page = '<!doctype html><html lang="en-IN"><body>₹50,000 नमस्ते 🙏</body></html>';

describe("withTheme", () => {
  it.each([1, 2, 3, 7, 1000])("marks the root whatever the pieces (%i bytes)", async (size) => {
    const response = withTheme(new Response(inPieces(page, size), { headers: html }), "dark");
    expect(await response.text()).toBe(page.replace("<html ", '<html data-theme="dark" '));
    expect(response.headers.has("Content-Length")).toBe(false);
  });

  it("keeps status and other headers", () => {
    const response = new Response(page, { status: 404, headers: { ...html, "X-Kept": "yes" } });
    const themed = withTheme(response, "light");
    expect([themed.status, themed.headers.get("X-Kept")]).toEqual([404, "yes"]);
  });

  it("leaves what is not a page alone", () => {
    const response = new Response("body{}", { headers: { "Content-Type": "text/css" } });
    expect(withTheme(response, "dark")).toBe(response);
  });

  it("passes a page through that has no root tag where it belongs", async () => {
    const odd = `<!doctype html>${"<!-- -->".repeat(300)}<html lang="en">`;
    expect(await withTheme(new Response(odd, { headers: html }), "dark").text()).toBe(odd);
  });
});
