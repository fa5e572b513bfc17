import { paths } from "@kolam/content/model/pages/paths";
import type { Field } from "@kolam/content/model/types/field";
import type { Answers } from "@kolam/content/model/types/form";
import { expect, type Page } from "@playwright/test";
import { company } from "@site/facts/company";
import { failureWords, outcomeWords } from "@site/texts/forms/words";
import { wizardWords } from "@site/texts/pages/quote";
import { type FormId, forms, shownForms } from "@site/words/forms/forms";
import { frenchSpaces } from "../../build/prerender/french-spaces.ts";
import { fieldId, fieldsOf, prefixOf, subjectField } from "../../src/forms/contract/forms.ts";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { hydrate } from "./hydration.ts";

/** Words as a build shows them, which the tests read as they are written. */
const asBuilt = frenchSpaces(company.language) ?? ((text: string) => text);

const pattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/**
 * The page of each form, and the words that confirm that it was sent, which may have a reference in
 * them.
 */
export const journeys = Object.fromEntries(
  Object.values(forms).map(({ id, page, sent }) => {
    const words = asBuilt(sent.title("REFERENCE")).split("REFERENCE").map(pattern);
    return [
      id,
      { path: paths[page].path, sent: new RegExp(words.join("[0-9A-F]{4}-[0-9A-F]{4}")) },
    ];
  }),
) as Readonly<Record<FormId, { path: string; sent: RegExp }>>;

/** The forms that the site shows. */
export const formNames = shownForms.map(({ id }) => id as FormId);

/** A text that must arrive: the longest line among the answers to the form. */
export const proof = Object.fromEntries(
  formNames.map((name) => {
    const texts = Object.values(answersOf(name))
      .flat()
      .flatMap((answer) => answer.split("\n"));
    return [name, texts.reduce((longest, text) => (text.length > longest.length ? text : longest))];
  }),
) as Readonly<Record<FormId, string>>;

/** The subject of each form's message when {@link fill} has filled it in. */
export const subjects = Object.fromEntries(
  formNames.map((name) => {
    const chosen = subjectField(forms[name])?.name ?? "";
    return [name, forms[name].subject + (answersOf(name)[chosen] ?? "")];
  }),
) as Readonly<Record<FormId, string>>;

/** The sample answers, by field name. */
function answersOf(name: FormId): Answers {
  return fullValues[name];
}

/** Whether React has hydrated a form, each of which asks for an address. Runs in the page. */
export const isReady = (name: FormId): boolean =>
  document.getElementById(`${name}-email`)?.closest("form")?.noValidate === true;

/** Waits until React has hydrated the form. */
export async function hydrated(page: Page, name: FormId): Promise<void> {
  if (!(await page.evaluate(isReady, name))) await hydrate(page);
  await page.waitForFunction(isReady, name);
}

/** Opens the page of a form and waits until the form is hydrated. */
export async function open(page: Page, name: FormId): Promise<void> {
  await page.goto(journeys[name].path);
  await hydrated(page, name);
}

/** The element of a field. */
export function field(page: Page, name: FormId, key: string) {
  return page.locator(`#${name}-${key}`);
}

async function answer(page: Page, name: FormId, definition: Field): Promise<void> {
  const value = answersOf(name)[definition.name] ?? "";
  const control = field(page, name, definition.name);
  if (definition.kind === "checkboxes") {
    for (const option of value) await control.getByRole("checkbox", { name: option }).check();
  } else if (definition.kind === "select") {
    await control.selectOption(asBuilt(prefixOf(forms[name], definition)) + String(value));
  } else if (definition.kind === "file") {
    await control.setInputFiles({
      name: String(value),
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
  } else {
    await control.fill(String(value));
  }
}

/** Fills in every field, going through the steps of the quote request. */
export async function fill(page: Page, name: FormId): Promise<void> {
  for (const definition of fieldsOf(forms[name])) {
    if (!(await field(page, name, definition.name).isVisible())) {
      // A translation adds to its words.
      await page
        .locator('main form a[href^="#step-"]')
        .filter({ hasText: wizardWords.next, visible: true })
        .click();
    }
    await answer(page, name, definition);
  }
}

/** The button that sends the form. */
export function sendButton(page: Page, name: FormId) {
  const { idle, busy, done } = forms[name].button;
  const again = [failureWords.retry, outcomeWords.sendAgain];
  const label = new RegExp(
    `^(${[idle, busy, done, ...again].map((text) => pattern(asBuilt(text))).join("|")})$`,
  );
  return page.getByRole("button", { name: label });
}

/** What a form that is filled in holds, by the ids of its fields. A browser keeps no file. */
export const allAnswers = (name: FormId) =>
  Object.fromEntries(
    fieldsOf(forms[name]).flatMap((definition) => {
      const value = answersOf(name)[definition.name] ?? "";
      const held =
        typeof value === "string" ? asBuilt(prefixOf(forms[name], definition)) + value : value;
      return definition.kind === "file" ? [] : [[fieldId(forms[name], definition), held]];
    }),
  );

/** What fields hold, by their ids. Runs in the page. */
export const valuesOf = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const field = document.getElementById(id) as HTMLInputElement;
      const chosen = [...field.querySelectorAll<HTMLInputElement>("input:checked")];
      return [id, field.matches("fieldset") ? chosen.map(({ value }) => value) : field.value];
    }),
  );

/** Asserts that the form holds every answer. */
export async function holdsEverything(page: Page, name: FormId): Promise<void> {
  const answers = allAnswers(name);
  expect(await page.evaluate(valuesOf, Object.keys(answers))).toEqual(answers);
}

/** Waits for the text that confirms that the form was sent. */
export async function wasSent(page: Page, name: FormId): Promise<void> {
  await expect(page.getByText(journeys[name].sent).first()).toBeVisible();
}

/** Fills in a form that is open, sends it and waits until it says so. */
export async function fillAndSend(page: Page, name: FormId): Promise<void> {
  await fill(page, name);
  await sendButton(page, name).click();
  await wasSent(page, name);
}

/** What is in the form when a message could not be sent. */
export const failureNotice = (page: Page) => page.locator("main [role=alert]");

/** Closes every alert and returns the list of their texts. An open alert would block all clicks. */
export function hearAlerts(page: Page): string[] {
  const heard: string[] = [];
  page.on("dialog", async (dialog) => {
    await dialog.accept().catch((error: Error) => {
      // A busy browser sometimes closes it before it is asked to.
      if (!error.message.includes("No dialog is showing")) throw error;
    });
    heard.push(dialog.message());
  });
  return heard;
}
