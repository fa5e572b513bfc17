// @vitest-environment jsdom
import { beforeEach, expect, it, type Mock, vi } from "vitest";
import { WaitingParts } from "./page-parts.ts";

let root: HTMLElement;
let parts: WaitingParts;
let heard: Mock<(what: string) => void>;

const type = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event("keydown", { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <header><button id="menu">Menu</button></header>
      <main><input id="name" /></main>
      <button id="chat">Chat</button>
    </div>`;
  root = document.getElementById("root") as HTMLElement;
  parts = new WaitingParts(root);
  parts.keepEvents();
  heard = vi.fn<(what: string) => void>();
  root.addEventListener("keydown", ({ target }) => heard((target as Element).id), true);
});

it("keeps events from React in parts that are not hydrated, and in no others", () => {
  const others = vi.fn();
  document.addEventListener("keydown", others);
  parts.note("header");
  for (const id of ["menu", "name", "chat"]) type(id);
  expect(heard.mock.calls).toEqual([["menu"], ["chat"]]);
  expect(others).toHaveBeenCalledTimes(3);
  parts.note("main");
  type("name");
  expect(heard).toHaveBeenLastCalledWith("name");
});

it("lets React hear what tells it which part to hydrate first", () => {
  root.addEventListener("focusin", () => heard("focusin"));
  document.getElementById("name")?.focus();
  expect(heard).toHaveBeenCalledExactlyOnceWith("focusin");
});

it("keeps nothing in what has replaced a part", () => {
  const main = document.querySelector("main");
  main?.replaceWith(main.cloneNode(true));
  type("name");
  expect(heard).toHaveBeenCalledExactlyOnceWith("name");
});

it("knows when an element's part, and when the whole page is hydrated", async () => {
  const done: string[] = [];
  const menu = parts.until(document.getElementById("menu"))?.then(() => done.push("menu"));
  const all = parts.all().then(() => done.push("all"));
  parts.note("header");
  await menu;
  expect(done).toEqual(["menu"]);
  expect(parts.until(document.getElementById("menu"))).toBeUndefined();
  parts.note("main");
  await all;
  expect(done).toEqual(["menu", "all"]);
});
