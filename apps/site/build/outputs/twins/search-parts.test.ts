import { expect, it } from "vitest";
import { searchParts } from "./search-parts.ts";
import { readPage } from "./to-markdown.ts";

const parts = (main: string, most?: number) =>
  searchParts(readPage(`<main>${main}</main>`, "https://agency.example/"), most);

it("knows each heading with the first sentences below it, at least one", () => {
  const text = "<h2 id='plan'>The plan</h2><p>Two weeks. Then the rest.</p><p>And more.</p>";
  expect(parts(text, 5)).toEqual([{ id: "plan", title: "The plan", text: "Two weeks." }]);
  expect(parts(text)).toEqual([
    { id: "plan", title: "The plan", text: "Two weeks. Then the rest. And more." },
  ]);
});

it("knows where an answer is, and no id that React made", () => {
  const question = `<div data-accordion-item="" id="why"><h3><button>Why?</button></h3><p>So.</p></div><h2 id="_R_5_">Us</h2>`;
  expect(parts(question)).toEqual([
    { id: "why", title: "Why?", text: "So." },
    { title: "Us", text: "" },
  ]);
});

it("leaves to other pages what only leads to them", () => {
  const cards = `<h2>Services</h2><ul><li><h3><a href="/a">A</a></h3><p>About A.</p></li></ul><p><a href="/all">All</a></p>`;
  expect(parts(cards)).toEqual([{ title: "Services", text: "" }]);
});

it("knows what can be chosen with its price, and not the questions of a form", () => {
  const sheet = `<h2>Sheet</h2><form><label for="n">Name</label><p id="h">Yours.</p><input id="n" aria-describedby="h"/>
    <fieldset><legend>Once</legend><label><input type="checkbox" aria-describedby="d"/>Sites ₹50</label><p id="d">Fast ones.</p></fieldset></form>`;
  expect(parts(sheet)).toEqual([
    { title: "Sheet", text: "" },
    { title: "Sites ₹50", text: "Fast ones." },
  ]);
});
