import type { Some } from "@kolam/content/model/basics/types";
import type { Person } from "@kolam/content/model/types/pages";
import { expect, within } from "storybook/test";
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

const imran: Person = {
  name: "Imran Khan",
  role: "Developer",
  text: "Answers the phone too.",
};
const farida: Person = { name: "Farida Shah", role: "Planner", text: "Asks first." };

const pictureOf = (element: HTMLElement | undefined) =>
  element?.querySelector(":scope > :first-child")?.getBoundingClientRect();

/** Whether there is a portrait or not, pictures have one size. */
async function checkSizes({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const [first, ...others] = [...canvasElement.querySelectorAll("article")].map(pictureOf);
  await expect(first?.width).toBeGreaterThan(60);
  for (const other of others) {
    await expect(Math.abs((other?.width ?? 0) - (first?.width ?? 0))).toBeLessThan(2);
    await expect(Math.abs((other?.height ?? 0) - (first?.height ?? 0))).toBeLessThan(2);
  }
}

/** Initials as large as the portraits, where at least half have one. */
export const Two = {
  args: teamOf(asha, imran),
  play: async (story: {
    canvas: { getByText: (text: string) => HTMLElement };
    canvasElement: HTMLElement;
  }) => {
    await expect(story.canvas.getByText("Designer (English, Marathi)")).toBeVisible();
    await expect(story.canvas.getByText("IK")).toBeVisible();
    await checkSizes(story);
  },
};

/** A portrait as small as the initials, where most have none. */
export const OnePortrait = { args: teamOf(asha, imran, farida), play: checkSizes };

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
    const weeksOf = (name: string) =>
      within(canvas.getByRole("row", { name: new RegExp(name) }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent !== "");
    await expect(weeksOf("Asha Rao")).toEqual([true, false]);
    await expect(weeksOf("Imran Khan")).toEqual([true, true]);
  },
};

export const One = { args: teamOf(asha) };

export const Twelve = {
  args: teamOf(asha, ...Array.from({ length: 11 }, (_, n) => ({ ...asha, name: `Asha Rao ${n}` }))),
};
