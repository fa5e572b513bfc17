import { expect, it } from "vitest";
import { bodyOf } from "./body-of.ts";

async function* packetsOf(bytes: Uint8Array, ...ends: number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const end of [...ends, bytes.length]) {
    yield bytes.subarray(start, end);
    start = end;
  }
}

const text = "नमस्ते, größer 😀";
const bytes = new TextEncoder().encode(JSON.stringify({ text }));

it("keeps every character, wherever a packet ends", async () => {
  for (let end = 0; end <= bytes.length; end += 1) {
    expect(await bodyOf(packetsOf(bytes, end), 100)).toEqual({ text });
  }
});

it.each([
  ["too long", bytes, 10, 413],
  ["not JSON", bytes.subarray(0, -1), 100, 400],
  ["not UTF-8", Buffer.from('{"text": "gr\xf6\xdfer"}', "latin1"), 100, 400],
] as const)("refuses what is %s", async (_, body, limit, status) => {
  await expect(bodyOf(packetsOf(body, 5), limit)).rejects.toMatchObject({ status });
});
