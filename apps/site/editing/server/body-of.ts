import { Answer } from "./editor.ts";

/**
 * The body of a request, from JSON. A packet may end in the middle of a character.
 * @param limit in characters
 * @throws {Answer} if it is too long, or is not JSON in UTF-8
 */
export async function bodyOf(packets: AsyncIterable<Uint8Array>, limit: number): Promise<unknown> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let body = "";
  try {
    for await (const packet of packets) {
      body += decoder.decode(packet, { stream: true });
      if (body.length > limit) throw new Answer(413, "That is too long.");
    }
    return JSON.parse(body + decoder.decode());
  } catch (error) {
    if (error instanceof Answer) throw error;
    throw new Answer(400, "That is not JSON.");
  }
}
