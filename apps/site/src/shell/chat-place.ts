import { chatAttribute } from "../conversions.ts";
import { isArriving } from "../navigation/arrival.ts";

/** How far the button may climb to find room: the part of the window's height a thumb reaches. */
const reach = 0.45;
/** Between the points at which room is looked for, in CSS pixels: less than a line of small text is high. */
const step = 12;
/** What stays free above and below the button, in CSS pixels. */
const margin = 8;
/** Rest after the last scroll before the button comes back, in milliseconds. */
const pause = 160;
/** Rows of points that are looked at in one task: some 10 ms at a quarter of the speed. */
const rowsAtOnce = 3;

/** Where the control or the line of text begins that lies under a point of the window. */
function takenFrom(x: number, y: number, chat: Element): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (chat.contains(element)) continue;
    // A card's link covers the card, but only its own box is where one reads and aims.
    let boxes: Element | Range = element;
    // So a summary covers its whole row, and what is drawn in it says where.
    if (!element.matches("a,button,input,select,textarea,summary>*")) {
      if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        continue;
      boxes = new Range();
      boxes.selectNodeContents(element);
    }
    for (const box of boxes.getClientRects()) {
      if (box.left <= x && box.right >= x && box.top <= y && box.bottom >= y) return box.top;
    }
  }
  return undefined;
}

/**
 * How far the button has to climb to cover nothing; undefined when nowhere in reach is free. Looks in
 * several tasks: under a slow processor all of it takes longer than a visitor should wait for an answer.
 * @param goOn lets other tasks have their turn; false when the place is no longer asked for
 */
async function freePlace(
  chat: HTMLElement,
  goOn: () => Promise<boolean>,
): Promise<number | undefined> {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = chat;
  const columns = [left - 4, left + width / 2, left + width];
  const foot = top + height + margin;
  const highest = foot - innerHeight * reach;
  let lowest = foot;
  for (let y = foot, row = 1; y > highest; row += 1) {
    let taken: number | undefined;
    for (const x of columns) taken ??= takenFrom(x, y, chat);
    if (taken !== undefined) lowest = y = Math.min(taken, y) - 1;
    else if (lowest - y > height + 2 * margin) return foot - lowest;
    else y -= step;
    if (row % rowsAtOnce === 0 && !(await goOn())) return undefined;
  }
  return undefined;
}

/**
 * Keeps the chat button off links, controls and text: it goes while the page is scrolled, and comes
 * back at the nearest place in the thumb's reach where nothing lies under it.
 */
export function placeChat(): void {
  const find = () => document.querySelector<HTMLElement>(`aside>[${chatAttribute}]`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const settle = async (): Promise<void> => {
    const chat = find();
    const around = chat?.parentElement;
    if (!around || chat.matches(":hover,:focus-visible")) return;
    const mine = asked;
    const isAsked = () => mine === asked;
    const climb = await freePlace(
      chat,
      () => new Promise((next) => setTimeout(() => next(isAsked()))),
    );
    if (!isAsked()) return;
    around.style.setProperty("--k-floating-climb", `${climb ?? 0}px`);
    around.toggleAttribute("data-floating-away", climb === undefined);
  };
  const later = (): void => {
    asked += 1;
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
  };
  addEventListener(
    "scroll",
    () => {
      // A page that is just arriving is not scrolled by its reader, and its first frame is awaited.
      if (!isArriving()) find()?.parentElement?.toggleAttribute("data-floating-away", true);
      later();
    },
    { passive: true },
  );
  // They can move words without changing the size of the page.
  document.fonts?.addEventListener("loadingdone", later);
  // Also tells of the first layout, of what opens, and of another page in the same window.
  new ResizeObserver(later).observe(document.body);
}
