import type { Some } from "@kolam/content/facts/shapes";
import type { Person } from "@kolam/content/shapes/pages";
import { expect } from "storybook/test";
import { Team } from "./team.tsx";

export default { title: "Pages/About/Team", component: Team, parameters: { layout: "fullscreen" } };

const asha: Person = {
  name: "Asha Rao",
  role: "Designer",
  text: "Draws the thing before anybody writes about it.",
  languages: ["English", "Marathi"],
  photo: { drawing: "asha" },
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

export const One = { args: teamOf(asha) };

export const Twelve = {
  args: teamOf(asha, ...Array.from({ length: 11 }, (_, n) => ({ ...asha, name: `Asha Rao ${n}` }))),
};
