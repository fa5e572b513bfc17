import type { Passage, Some } from "@kolam/content/model/basics/types";
import type {
  Benefits,
  Listing,
  Process,
  ServicePageBase,
} from "@kolam/content/model/types/service";
import { brandingCases } from "@site/entries/first/cases/branding";

interface BrandingPage extends ServicePageBase<"branding"> {
  readonly process: Process;
  readonly deliverables: Listing<Some<Passage>>;
  readonly benefits: Benefits;
  /** The sizes at which a logo is used, the smallest first. */
  readonly sizes: Listing<Some<{ readonly size: string; readonly place: string }>>;
}

/** The words of the branding page. */
export const branding = {
  id: "branding",
  hero: {
    title: "A brand is what your dealer says when you are not in the shop.",
    lead: "We cannot script that. We can give them something short, true and easy to repeat, and make the signboard match.",
    actions: [
      { label: "Start Branding", href: "/quote" },
      { label: "View Brands", href: "/portfolio#branding" },
    ],
  },
  offerings: {
    title: "Six things people call branding",
    ask: { label: "Ask which of them you need", href: "/quote?services=branding" },
    items: [
      {
        title: "Brand strategy",
        text: "Whom you serve, against whom, and why they should care. One page that settles arguments.",
      },
      {
        title: "Naming",
        text: "Names that can be said on a bad line, spelt by ear and registered in your class.",
      },
      {
        title: "Visual identity",
        text: "Logo, colour, type and pattern, built to survive a rubber stamp and a tempo’s tailgate.",
      },
      {
        title: "Voice and messaging",
        text: "How you sound on a bill, in an apology and on a billboard, with examples to copy.",
      },
      {
        title: "Packaging and print",
        text: "Cartons, labels, visiting cards and signage, with files that print first time.",
      },
      {
        title: "Rebranding",
        text: "A new face for a firm people already trust. We list what must not change before we change anything.",
      },
    ],
  },
  process: {
    title: "Four stages, one opinion at the end",
    ask: { label: "Ask when yours could begin", href: "/quote?services=branding" },
    items: [
      {
        title: "Brand Discovery",
        text: "We interview customers, staff and someone who left you. What they agree on is your brand.",
      },
      {
        title: "Strategy Development",
        text: "Position, promise and proof on a single sheet. If it would fit your rival as well, we start again.",
      },
      {
        title: "Visual Identity",
        text: "Two directions, shown on your invoice, your gate and your app icon. Eight weeks in all if one person decides, sixteen if five do.",
      },
      {
        title: "Brand Guidelines",
        text: "A book of thirty pages that a new supplier can follow without calling anyone.",
      },
    ],
  },
  sizes: {
    title: "Logo sizes from 16 pixels to 16 feet",
    items: [
      { size: "16 px", place: "Browser tab" },
      { size: "48 px", place: "App icon" },
      { size: "22 mm", place: "Visiting card" },
      { size: "30 cm", place: "Carton" },
      { size: "16 ft", place: "Signboard" },
    ],
  },
  deliverables: {
    title: "What arrives at the end",
    items: [
      {
        title: "Strategy sheet",
        text: "Audience, position, promise, proof. A4, one side.",
      },
      {
        title: "Logo set",
        text: "Latin and Devanagari, colour and single ink, from 16 pixels to 16 feet.",
      },
      {
        title: "Colour and type",
        text: "Values for screen, offset and vinyl; licences that are yours.",
      },
      {
        title: "Voice guide",
        text: "Twelve before-and-after sentences from your own letters.",
      },
      {
        title: "Stationery",
        text: "Letterhead, invoice, visiting card, e-mail signature.",
      },
      {
        title: "Digital kit",
        text: "Profile pictures, post templates, app icon, favicon.",
      },
      {
        title: "Signage drawings",
        text: "Dimensions and materials a fabricator can price.",
      },
      {
        title: "Guideline book",
        text: "As a PDF and as a web page, with the rules and their reasons.",
      },
    ],
  },
  benefits: {
    title: "What a clear brand saves you",
    items: [
      "The pitch gets shorter, and so does the tender",
      "Price is no longer the first question",
      "Suppliers stop inventing versions of your logo",
      "Advertising is recognised before it is read",
      "People apply because they have heard of you",
      "Branches look like relatives",
      "New products arrive with an introduction",
      "Decisions about taste take minutes",
    ],
  },
  figures: {
    title: "What a clearer brand can change in a year",
    items: [
      { value: "200%", label: "Recognition" },
      { value: "150%", label: "Trust" },
      { value: "180%", label: "Perceived value" },
      { value: "120%", label: "Marketing ROI" },
    ],
  },
  cases: {
    title: "Names you can now say on the phone",
    items: brandingCases,
  },
  questions: {
    title: "Questions asked across the table",
    ask: { label: "Ask your own", href: "/contact" },
    items: [
      {
        id: "tests-for-a-name",
        question: "How do you test a name?",
        answer: "Four times, before anyone falls in love. Most candidates fail the first.",
        points: [
          {
            title: "The telephone",
            text: "Say it once over a poor line. Can the other person write it down?",
          },
          {
            title: "The grandmother",
            text: "Say it in Hindi, Tamil, Marathi and Bengali. Does it mean something unfortunate in any?",
          },
          {
            title: "The registry",
            text: "Is it free in your trade mark class, as a domain and on the maps of your three largest cities?",
          },
          {
            title: "The tenth year",
            text: "Will it still fit when you sell the thing you do not sell yet?",
          },
        ],
      },
      {
        id: "just-a-logo",
        question: "Can we have just a logo?",
        answer:
          "If the strategy exists, yes. If not, you would be choosing a picture by taste, and the person with the most taste is seldom the customer.",
      },
      {
        id: "trade-mark",
        question: "Do you register the trade mark?",
        answer:
          "We search before we propose, and prepare the papers. A trade mark attorney of your choice does the registration; we can name two.",
      },
      {
        id: "how-many-options",
        question: "How many options will we see?",
        answer:
          "Two, both finished, both defended. Twelve options mean that nobody thought about any of them.",
      },
    ],
  },
  closing: {
    title: "Tell us the sentence",
    text: "How do customers describe you to a friend today? Send it as it is. The gap between that and your brochure is the project.",
    actions: [
      { label: "Get Branding Quote", href: "/quote" },
      { label: "Discuss Brand Strategy", href: "/contact" },
    ],
  },
} as const satisfies BrandingPage;
