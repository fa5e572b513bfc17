import { expect, it } from "vitest";
import { timesOf } from "./line-times.ts";

it("the time of a commit is that of each of its lines", () => {
  const [first, second] = ["a".repeat(40), "0".repeat(40)];
  const blame = [
    `${first} 1 1 1`,
    "author Asha",
    "author-time 100",
    "\tOne",
    `${second} 2 2 1`,
    "author Not Committed Yet",
    "author-time 300",
    "\tauthor-time 7",
    `${first} 2 3 1`,
    "\tThree",
  ].join("\n");
  expect([...timesOf(blame)]).toEqual([
    [1, 100],
    [2, 300],
    [3, 100],
  ]);
});
