import { expect, it } from "vitest";
import type { BodyNode } from "../../articles/article-body.tsx";
import { withAsks } from "./asks.ts";

const paragraph = (letters: number): BodyNode => ({ tag: "p", children: ["x".repeat(letters)] });
const tags = (nodes: readonly BodyNode[]) =>
  nodes.map((node) => (typeof node === "string" ? node : node.tag)).join(" ");
const around = {
  before: 0,
  after: 0,
  askAt: (place: number) => ({ label: `Ask ${place}`, href: "/contact" }) as const,
};

it("a short text has no link to ask, unless the page has much around it", () => {
  const text = [paragraph(400), paragraph(400)];
  expect(tags(withAsks(text, around))).toBe("p p");
  expect(tags(withAsks(text, { ...around, after: 1_200 }))).toBe("p p Ask");
  expect(tags(withAsks(text, { ...around, before: 800 }))).toBe("p Ask p");
});

it("a long text has one at the last pause before it would be too far from the one before", () => {
  const text = Array.from({ length: 8 }, () => paragraph(560));
  expect(tags(withAsks(text, around))).toBe("p p p Ask p p p Ask p p");
  expect(withAsks(text, around)[3]).toEqual({
    tag: "Ask",
    attributes: { label: "Ask 0", href: "/contact" },
  });
});

it("between two figures there is one, and a tall group has its own in a caption", () => {
  const drawing: BodyNode = { tag: "Drawing" };
  const text = [paragraph(200), drawing, drawing, drawing];
  expect(tags(withAsks(text, around))).toBe("p Drawing Ask Drawing Ask Drawing");
  const facts = JSON.stringify({ width: 340, height: 740 });
  const phone = (caption: string): BodyNode => ({
    tag: "Picture",
    attributes: { caption, facts, frame: "phone" },
  });
  const [, group] = withAsks(
    [paragraph(200), { tag: "Pair", children: [phone("Before"), phone("After")] }],
    around,
  );
  expect(group).toMatchObject({
    children: [{ attributes: { ask: '{"label":"Ask 0","href":"/contact"}' } }, phone("After")],
  });
});

it("none is between a sentence and the list that it introduces", () => {
  const intro: BodyNode = { tag: "p", children: ["Three things fall out."] };
  const list: BodyNode = { tag: "ul", children: [{ tag: "li", children: ["x".repeat(1_600)] }] };
  expect(tags(withAsks([paragraph(300), intro, list], around))).toBe("p Ask p ul");
});
