import { expect, it } from "vitest";
import type { BodyNode } from "../../articles/article-body.tsx";
import { withAsks } from "./asks.ts";

const paragraph = (letters: number, end = "."): BodyNode => ({
  tag: "p",
  children: ["x".repeat(letters) + end],
});
const heading: BodyNode = { tag: "h2", children: ["A chapter"] };
const drawing: BodyNode = { tag: "Drawing", attributes: { name: "sheet" } };
const none = { narrow: 0, wide: 0 };
const around = {
  before: none,
  after: none,
  askAt: (place: number) => ({ label: `Ask ${place}`, href: "/contact" }) as const,
};

/** The tags of a text, with where its links to ask are shown. */
const tags = (nodes: readonly BodyNode[]) =>
  nodes
    .map((node) =>
      typeof node === "string" ? node : [node.tag, node.attributes?.only].filter(Boolean).join(":"),
    )
    .join(" ");

it("a short text has no link to ask, unless the page has much around it", () => {
  const text = [paragraph(400), paragraph(400)];
  expect(tags(withAsks(text, around))).toBe("p p");
  expect(tags(withAsks(text, { ...around, after: { narrow: 1_200, wide: 0 } }))).toBe(
    "p p Ask:narrow",
  );
  expect(tags(withAsks(text, { ...around, before: { narrow: 0, wide: 1_300 } }))).toBe(
    "p Ask:wide p",
  );
});

it("each window has its own number of links, and a desktop takes those of a phone", () => {
  const chapter = [heading, paragraph(840), paragraph(840)];
  const text = [...chapter, ...chapter, ...chapter, ...chapter];
  expect(tags(withAsks(text, around))).toBe(
    "h2 p p Ask:narrow h2 p p Ask h2 p p Ask:narrow h2 p p",
  );
  expect(withAsks(text, around)[3]).toEqual({
    tag: "Ask",
    attributes: { label: "Ask 0", href: "/contact", only: "narrow" },
  });
});

it("a link rather ends a chapter than stands in it", () => {
  const text = [paragraph(1_000), heading, paragraph(600), paragraph(600), paragraph(600)];
  expect(tags(withAsks(text, around))).toBe("p Ask:narrow h2 p p p");
});

it("neither a sentence and what it introduces nor a list and its conclusion are parted", () => {
  const list: BodyNode = { tag: "ul", children: [{ tag: "li", children: ["x".repeat(1_400)] }] };
  const text = [paragraph(300), paragraph(30), list, paragraph(150), paragraph(150)];
  expect(tags(withAsks(text, around))).toBe("p Ask:narrow p ul p p");
  const promise = [paragraph(1_200), paragraph(30, ":"), paragraph(1_200)];
  expect(tags(withAsks(promise, around))).toBe("p Ask:narrow p p");
});

it("two pictures that are compared stay together, and links stand around them", () => {
  const facts = JSON.stringify({ width: 780, height: 1_688 });
  const phone: BodyNode = {
    tag: "Picture",
    attributes: { caption: "Before", facts, frame: "phone" },
  };
  const pair: BodyNode = { tag: "Pair", children: [phone, phone] };
  const asked = withAsks([paragraph(300), pair, heading, paragraph(300)], around);
  expect(tags(asked)).toBe("p Ask:narrow Pair Ask:narrow h2 p");
  expect(asked).toContain(pair);
});

it("a text does not stop between a drawing and what is said of it, if there is another place", () => {
  const text = [paragraph(200), drawing, paragraph(200), drawing, heading, paragraph(200)];
  expect(tags(withAsks(text, around))).toBe("p Drawing p Ask Drawing h2 p");
});

it("no second link follows what is left of the drawing at the top, which may be nothing", () => {
  const text = [paragraph(200), { tag: "Drawing" }, heading, paragraph(200), paragraph(150)];
  const before = { narrow: 930, wide: 920 };
  expect(tags(withAsks(text, { ...around, before }))).toBe("p Ask Drawing h2 p p");
});
