import { serviceIds } from "@kolam/content/facts/paths";
import { photos } from "@kolam/content/photos";
import { expect, it } from "vitest";
import { personDrawing, serviceDrawing } from "../../brand/drawings.ts";
import { frameDrawing } from "../../brand/placeholders.ts";
import { frameKinds } from "../../photos/photo-frame.ts";

/** How many closed lines a drawing consists of. */
const linesOf = ({ line }: { line: string }) => line.match(/z/g)?.length;

it.each(frameKinds)("what stands for a photo is one line around all dots: %s", (kind) => {
  for (const { id } of Object.values(photos)) expect(linesOf(frameDrawing(kind, id)), id).toBe(1);
});

it("the initials of a person are one line", () => {
  for (const name of ["Devika Nair", "Imran Shaikh", "Farida Mistry", "Rohan Patil", "Óscar"]) {
    expect(linesOf(personDrawing(name) ?? { line: "" }), name).toBe(1);
  }
  expect(personDrawing("नीला")).toBeUndefined();
});

it("the drawing of a service is one line, also of one that has none of its own yet", () => {
  for (const id of serviceIds) expect(linesOf(serviceDrawing(id)), id).toBe(1);
  for (const id of ["data-engineering", "staff-training", "test-driving", "hosting"]) {
    expect(linesOf(serviceDrawing(id as (typeof serviceIds)[number])), id).toBe(1);
  }
});
