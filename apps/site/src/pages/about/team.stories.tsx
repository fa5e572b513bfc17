import type { Some } from "@kolam/content/model/basics/types";
import type { Person } from "@kolam/content/model/types/pages";
import { expect } from "storybook/test";
import { exampleDrawing } from "../../testing/example-articles.ts";
import { Team } from "./team.tsx";

export default { title: "Pages/About/Team", component: Team, parameters: { layout: "fullscreen" } };

const asha: Person = {
  name: "Asha Rao",
  role: "Designer",
  text: "Draws the thing before anybody writes about it.",
  languages: ["English", "Marathi"],
  photo: { drawing: exampleDrawing },
};

const teamOf = (...people: Some<Person>) => ({
  team: { title: "Who picks up", lead: "No account managers.", people },
});

/** Initials where there is no portrait. */
export const Two = {
  args: teamOf(asha, { name: "Imran Khan", role: "Developer", text: "Answers the phone too." }),
  play: async ({ canvas }: { canvas: { getByText: (text: string) => HTMLElement } }) => {
    await expect(canvas.getByText("Designer (English, Marathi)")).toBeVisible();
    await expect(canvas.getByText("IK")).toBeVisible();
  },
};

/** One person in two languages is drawn alike. */
export const TwoSpellings = {
  args: teamOf(
    { id: "asha", name: "Asha Rao", role: "Designer", text: "Draws." },
    { id: "asha", name: "आशा राव", role: "डिज़ाइनर", text: "बनाती हैं।" },
  ),
  play: async ({ canvas }: { canvas: { getByText: (text: string) => HTMLElement } }) => {
    const [latin, devanagari] = ["AR", "आरा"].map((initials) => canvas.getByText(initials));
    await expect(devanagari?.className).toBe(latin?.className);
  },
};

/** Hours, what each refuses to do, and who is there in which week. */
export const Room = {
  args: {
    team: {
      ...teamOf(
        { ...asha, hours: "From 10", refuses: "Will not guess.", weeks: [1] },
        { ...asha, name: "Imran Khan", weeks: [1, 4] },
      ).team,
      room: {
        title: "In the room",
        lead: "When",
        weeks: [
          { week: 1, title: "Week 1", text: "Both." },
          { week: 4, title: "Week 4", text: "One." },
        ],
      },
    },
  },
  play: async ({
    canvas,
  }: {
    canvas: { getByRole: (role: string, by: object) => HTMLElement };
  }) => {
    const there = (name: string) =>
      canvas.getByRole("heading", { name }).parentElement?.querySelectorAll("li");
    await expect(there("Week 1")).toHaveLength(2);
    await expect(there("Week 4")).toHaveLength(1);
  },
};

export const One = { args: teamOf(asha) };

export const Twelve = {
  args: teamOf(asha, ...Array.from({ length: 11 }, (_, n) => ({ ...asha, name: `Asha Rao ${n}` }))),
};
