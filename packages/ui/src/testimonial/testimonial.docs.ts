import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["quote", "review", "recommendation"],
  when: "the quotation is real or marked as a sample.",
  whenNot: "for a fact or a result (StatFigure).",
  do: "Somebody with a name says something that only they can say.",
  accessibility: `a figure with a caption. Quotation marks follow the page's language. \`formatRating\` gives the rating its
accessible name.`,
  anatomy: [
    { name: "Rating", text: "Optional; stars with a name in words.", at: ".stars" },
    { name: "Quotation", text: "With the quotation marks of the page's language.", at: ".quote" },
    { name: "Avatar", text: "Initials or a portrait; decorative.", at: ".by > :first-child" },
    { name: "Person", text: "Name, position and company.", at: ".name" },
  ],
  usage: `<Testimonial
  quote="They asked better questions in the first week than our last vendor did in a year."
  name="Meera Kulkarni"
  role="Operations lead"
  company="a retail client"
/>`,
};
