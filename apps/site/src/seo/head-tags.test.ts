import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptJson } from "./head-tags.ts";

describe("scriptJson", () => {
  it.each(["</script>", "</SCRIPT ", "<!--", "<script", "]]>", "\u2028", "\u2029"])(
    "cannot be left by %j",
    (hostile) => {
      const json = scriptJson({ name: hostile, [hostile]: 1 });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ name: hostile, [hostile]: 1 });
    },
  );

  it("says the same as JSON, whatever the content", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.json()), (data) => {
        const json = scriptJson(data);
        expect(json).not.toContain("<");
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
