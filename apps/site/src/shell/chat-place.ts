import { chatAttribute } from "../conversions.ts";

/** How far the button may climb to find room: the part of the window's height a thumb reaches. */
const reach = 0.45;
/** Steps in which room is looked for, in CSS pixels. */
const step = 8;
/** Rest after the last scroll before the button comes back, in milliseconds. */
const pause = 160;

/** Whether a control or a line of text lies under a point of the window. */
function isTaken(x: number, y: number, chat: Element): boolean {
  return document.elementsFromPoint(x, y).some((element) => {
    if (chat.contains(element)) return false;
    // A card's link covers the card, but only its own box is where one reads and aims.
    let boxes: Element | Range = element;
    // So a summary covers its whole row, and what is drawn in it says where.
    if (!element.matches("a,button,input,select,textarea,summary>*")) {
      if (![...element.childNodes].some((node) => (node as Partial<Text>).data?.trim()))
        return false;
      boxes = new Range();
      boxes.selectNodeContents(element);
    }
    return [...boxes.getClientRects()].some(
      (box) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y,
    );
  });
}

/** How far the button has to climb to cover nothing; undefined when nowhere in reach is free. */
function freePlace(chat: HTMLElement): number | undefined {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = chat;
  const columns = [left - 4, left + width / 2, left + width];
  let free = 0;
  for (let climb = -step; climb < innerHeight * reach; climb += step) {
    const y = top + height - climb;
    free = columns.some((x) => isTaken(x, y, chat)) ? 0 : free + step;
    if (free > height + 2 * step) return climb - free + 2 * step;
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
  const settle = (): void => {
    const chat = find();
    const around = chat?.parentElement;
    if (!around || chat.matches(":hover,:focus-visible")) return;
    const climb = freePlace(chat);
    around.style.setProperty("--k-floating-climb", `${climb ?? 0}px`);
    around.toggleAttribute("data-floating-away", climb === undefined);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
  };
  addEventListener(
    "scroll",
    () => {
      // A page that is just arriving is not scrolled by its reader, and its first frame is awaited.
      const isArriving = document.querySelector("main[data-arriving]") !== null;
      if (!isArriving) find()?.parentElement?.toggleAttribute("data-floating-away", true);
      later();
    },
    { passive: true },
  );
  // Both can move words without changing the size of the page.
  addEventListener("load", later);
  document.fonts?.addEventListener("loadingdone", later);
  // Also tells of the first layout, of what opens, and of another page in the same window.
  new ResizeObserver(later).observe(document.body);
}
