import type { Decorator } from "@storybook/react-vite";
import { cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from "react";

type Change = (text: string) => string;

/** Whether a string is visible text: it starts like a name or a sentence, and contains a word. */
const isText = (value: string) => /^["“₹\p{Lu}\p{N}]/u.test(value) && /\p{L}{3}/u.test(value);

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const each = (children: unknown) =>
  (Array.isArray(children) ? children : [children]) as ReactNode[];

/**
 * Props with their texts replaced, including those in elements, items and return values. Handlers,
 * ids and variants stay.
 */
const changedEach = (props: object, change: Change) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      /^on[A-Z]/.test(name) ? value : changed(value, change),
    ]),
  );

function changed(value: unknown, change: Change): unknown {
  if (typeof value === "string") return isText(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value === "function") return (...args: unknown[]) => changed(value(...args), change);
  if (isValidElement<PropsWithChildren>(value)) {
    const { children = [], ...props } = value.props;
    // Separate, since React requires keys in a list.
    return cloneElement(value, changedEach(props, change), ...each(changed(children, change)));
  }
  return isPlain(value) ? changedEach(value, change) : value;
}

const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/** Transliterated letter by letter, without meaning. */
const inArabic: Change = (text) =>
  text.replace(/[a-z]/gi, (letter) => arabic[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

const mirrored: Decorator = (story, { args }) => (
  <div dir="rtl" lang="ar">
    {story({ args: changedEach(args, inArabic) })}
  </div>
);

/** A sentence gets much longer; a word or two only get one word that has to break. */
const long: Change = (text) =>
  `${text} ${"and on and on ".repeat(text.length / 20)}Donaudampfschifffahrtselektrizitätenwerke`;

const lengthened: Decorator = (story, { args }) => story({ args: changedEach(args, long) });

/** The story of a component in a right-to-left script. */
export const rightToLeft = { decorators: [mirrored] };

/**
 * The story of a component whose texts are longer than anybody expects, each with a word that has
 * to break.
 */
export const longText = { decorators: [lengthened] };

/** Replaces the texts of any story as chosen in Storybook's toolbar. */
export const withTexts: Decorator = (story, context) => {
  if (context.globals.texts === "long") return lengthened(story, context);
  return context.globals.texts === "arabic" ? mirrored(story, context) : story();
};
