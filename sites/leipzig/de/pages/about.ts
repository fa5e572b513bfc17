import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

/** The words of the about page. */
export const about = {
  hero: {
    eyebrow: `Über ${company.name}`,
    title: "Wir sind die, die hinterher kommen",
    lead: `Seit ${company.founded} bringen wir zu Ende, was andere gebaut haben. Das ist weniger glamourös als ein Relaunch und hält länger.`,
    photo: { file: "akanthus.jpg", alt: "Ein Blütenstand des Akanthus mit Stacheln" },
  },
  story: {
    title: "Ein Hof mit einer Linde",
    paragraphs: [
      "Unser Büro liegt in einem Hinterhof in Plagwitz. In der Mitte steht eine Linde, älter als das Haus. Als der Hof saniert wurde, hätte man sie fällen können. Man hat um sie herum gepflastert, und heute ist sie der Grund, weshalb alle im Hof sitzen.",
      "So arbeiten wir. Erst hinsehen, was trägt. Dann um das herum in Ordnung bringen, was stolpern lässt.",
    ],
  },
  mission: {
    title: "Wofür wir da sind",
    text: "Dass die Website Ihrer Stadtwerke, Ihrer Praxis oder Ihres Betriebs von allen benutzt werden kann, die es wollen, ohne dass Sie dafür von vorn anfangen.",
  },
  vision: {
    title: "Worauf wir hoffen",
    text: "Dass in zehn Jahren niemand mehr eine Prüfung braucht, weil es selbstverständlich geworden ist. Bis dahin nehmen wir Aufträge an.",
  },
  impact: {
    title: "Was wir gezählt haben",
    lead: "Stand Januar. Die dritte Zahl bleibt, wie sie ist.",
    figures: claims.about,
  },
  values: {
    title: "Drei Grundsätze",
    lead: "Sie hängen nicht an der Wand, aber Sie können uns daran messen.",
    items: [
      {
        title: "Nachvollziehbarkeit",
        text: "Jeder Befund hat eine Fundstelle, ein Bild und einen Vorschlag. Wer ihn nicht versteht, ruft an.",
      },
      {
        title: "Zurückhaltung",
        text: "Wir verkaufen Ihnen nichts, was Ihre eigene Technik in einer Stunde kann. Wir erklären es ihr.",
      },
      {
        title: "Selbstversuch",
        text: "Bevor wir eine Seite für fertig erklären, bedient sie ein Kollege, der nichts sieht.",
      },
    ],
  },
  timeline: {
    title: "Die kurze Fassung",
    lead: "Mit einem Umzug, den keiner wollte.",
    items: [
      {
        year: company.founded,
        title: "Zu zweit in der Küche",
        text: "Erster Auftrag: ein Formular der Stadtbibliothek, das sich nur mit der Maus abschicken ließ.",
      },
      {
        year: company.founded + 7,
        title: "Halle kommt dazu",
        text: "Wasserschaden in Leipzig, Obdach an der Saale. Drei sind geblieben; seither gibt es zwei Büros.",
      },
    ],
  },
  working: {
    title: "Wer mit Ihnen spricht",
    paragraphs: [
      "Wer das Angebot schreibt, macht die Arbeit und geht ans Telefon. Es gibt keine Beratung, die verkauft, und keine Produktion, die dann überrascht ist.",
      "Montags sind alle in Leipzig, donnerstags die meisten in Halle. Wer von zu Hause arbeitet, ist genauso erreichbar.",
    ],
    photo: { drawing: "linde" },
  },
  team: {
    title: "Wer ans Telefon geht",
    lead: "Drei Leute, die zusammen alles können, was wir anbieten.",
    people: [
      {
        name: "Jana Weidlich",
        role: "Barrierefreiheit",
        languages: ["Deutsch", "Englisch", "Gebärdensprache"],
        text: "Bedient jede Website zuerst ohne Maus und dann ohne Bildschirm.",
        inSearch: true,
      },
      {
        name: "Tarek Sommer",
        role: "Technik",
        text: "Liest fremden Quelltext wie andere Leute Krimis.",
        photo: { drawing: "tarek" },
      },
      { name: "Ulrike Ahrens", role: "Datenschutz", text: "Streicht Felder aus Formularen." },
    ],
  },
  closing: {
    title: "Kommen Sie in den Hof",
    text: "Im Sommer sitzen wir unter der Linde, im Winter gibt es Kaffee am Fenster. Klingeln genügt.",
    actions: [
      { label: "Termin vereinbaren", href: "/contact" },
      { label: "Unsere Projekte", href: "/portfolio" },
    ],
  },
} as const satisfies AboutWords;
