import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/** A page of paper, without spaces. */
export interface PrintedPage {
  /** From the top. */
  readonly lines: readonly string[];
  /** All text in the order of the document: what leans is one line there, and many from the top. */
  readonly text: string;
}

/** Without spaces, which a PDF has where the letters say so, and without marks that no font draws. */
export const close = (text: string): string => text.replace(/[\s\u00ad\u2060]+/g, "");

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
}

/** The lines of a page's pieces of text: those on one height are one line. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines = new Map<number, string>();
  for (const { str, transform } of pieces) {
    const fromBelow = Math.round(transform[5] ?? 0);
    lines.set(fromBelow, (lines.get(fromBelow) ?? "") + close(str));
  }
  return [...lines]
    .filter(([, line]) => line !== "")
    .sort(([a], [b]) => b - a)
    .map(([, line]) => line);
}

/** The page as it is printed on A4. */
export async function printed(page: Page): Promise<PrintedPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { items } = await sheet.getTextContent();
    const pieces = items.flatMap((item) => ("str" in item ? [item] : []));
    pages.push({
      lines: linesOf(pieces),
      text: close(pieces.map(({ str }) => str).join("")),
    });
  }
  return pages;
}

/** What must stay together on paper. */
interface Wholes {
  /** Headings, and the labels above them. */
  readonly heads: readonly string[];
  /** The texts of each drawing. */
  readonly drawings: readonly (readonly string[])[];
}

// A4 without the margins of print.css, in CSS pixels.
const sheet = { width: 672, height: 986 };

/** What the page has that must not be torn, as it is in print. */
async function wholesOf(page: Page): Promise<Wholes> {
  const window = page.viewportSize();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  const wholes = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (part) => part.checkVisibility() && part.getClientRects().length > 0,
      );
    // The frame of a card cuts its drawing at the foot, on paper as on a screen.
    const isInFrame = (text: Node) => {
      const range = new Range();
      range.selectNodeContents(text);
      const { bottom } = range.getBoundingClientRect();
      for (let frame = text.parentElement; frame; frame = frame.parentElement) {
        const clips = /hidden|clip/.test(getComputedStyle(frame).overflowY);
        if (clips && frame.getBoundingClientRect().bottom < bottom) return false;
      }
      return true;
    };
    const textsOf = (part: Element) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
        if (isInFrame(walker.currentNode)) texts.push(textContent);
      }
      return texts;
    };
    return {
      heads: shown(
        "main :is(h1, h2, h3, h4), main :is(p:first-child, div + p):has(+ :is(h1, h2))",
      ).map(({ textContent }) => textContent ?? ""),
      drawings: shown("main [role=img]").map(textsOf),
    };
  });
  await page.emulateMedia({ media: null });
  if (window) await page.setViewportSize(window);
  return wholes;
}

/** What is torn on the printed pages, in words. */
export async function tornParts(page: Page, pages: readonly PrintedPage[]): Promise<string[]> {
  const { heads, drawings } = await wholesOf(page);
  const found: string[] = [];
  for (const [index, { lines, text }] of pages.entries()) {
    const last = lines.at(-1) ?? "";
    if (text === "") found.push(`page ${index + 1} is empty`);
    const isHead = heads.some((head) => last.length > 3 && close(head).includes(last));
    if (isHead && index < pages.length - 1) found.push(`page ${index + 1} ends with "${last}"`);
  }
  for (const texts of drawings) {
    const isWhole = pages.some(({ text }) => texts.every((part) => text.includes(close(part))));
    if (!isWhole) found.push(`the drawing "${texts.join(" ").slice(0, 60)}" is cut`);
  }
  return found;
}
