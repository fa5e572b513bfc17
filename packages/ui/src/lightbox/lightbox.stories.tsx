import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { Photo } from "../photo/photo.tsx";
import { Lightbox } from "./lightbox.tsx";

const names = ["Hills in the morning", "Hills at noon", "Hills in the evening"] as const;
const hills = names.map((alt, index) => (
  <a key={alt} href={`${arrivingPhoto}#${index}`} data-lightbox={index ? `Picture: ${alt}` : ""}>
    <Photo src={arrivingPhoto} frameSrc={arrivingPhoto} alt={alt} width={300} height={200} />
  </a>
));

export default {
  title: "Media/Lightbox",
  component: Lightbox,
  args: {
    label: "Hills",
    text: {
      close: "Close",
      fullSize: "Full size",
      previous: "Previous picture",
      next: "Next picture",
      position: (number, count) => `${number} of ${count}`,
    },
    children: <CardGrid>{hills}</CardGrid>,
  },
} satisfies Meta<typeof Lightbox>;

type Story = StoryObj<typeof Lightbox>;

const open = async (canvas: ReturnType<typeof within>, name: string = names[0]) => {
  await userEvent.click(canvas.getByRole("link", { name }));
  return screen.findByRole("dialog", { name: "Hills" });
};

const reachable = (dialog: HTMLElement, role: string) =>
  within(dialog)
    .getAllByRole(role)
    .filter((element) => !element.closest("[inert]"));

/** The only picture that can be reached is this one, and all of it is in the window. */
const expectShown = (dialog: HTMLElement, name: string) =>
  waitFor(() => {
    const pictures = reachable(dialog, "img");
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual([name]);
    const { left, right, top, bottom, width } =
      pictures[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(width).toBeGreaterThan(0);
    expect(Math.min(left, top, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  });

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, names[1]);
    await expectShown(dialog, names[1]);
    await expect(within(dialog).getByRole("status")).toHaveTextContent("2 of 3");
    const caption = within(dialog).getByText("Picture: Hills at noon");
    await waitFor(() => expect(caption).toBeVisible());
  },
};

/** On a phone, a wide picture begins twice as wide as the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const enlarged = () => reachable(dialog, "img")[0]?.getBoundingClientRect().width ?? 0;
    await waitFor(() => expect(enlarged()).toBeGreaterThan(1.8 * innerWidth));
    await userEvent.click(within(dialog).getByRole("button", { name: "Full size" }));
    await expectShown(dialog, names[0]);
  },
};

/**
 * Arrow keys, Home and End go from picture to picture, and the focus comes back to the last one's
 * link.
 */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Hills" });
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    for (const [key, name] of [
      ["{ArrowRight}", names[1]],
      ["{End}", names[2]],
      ["{ArrowRight}", names[0]],
      ["{ArrowLeft}", names[2]],
      ["{Home}", names[0]],
      ["{ArrowRight}{ArrowRight}", names[2]],
      ["{Alt>}{ArrowLeft}{/Alt}", names[2]],
    ] as const) {
      await userEvent.keyboard(key);
      await expectShown(dialog, name);
    }
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    // Only once it has faded out.
    await waitFor(() => expect(canvas.getByRole("link", { name: names[2] })).toHaveFocus());
  },
};

/**
 * A finger scrolls the strip. A click beside the picture closes the window, one on its caption does
 * not.
 */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(within(dialog).getByRole("button", { name: "Next picture" }));
    await expectShown(dialog, names[1]);
    const page = document.documentElement;
    const strip = dialog.lastElementChild as HTMLElement;
    strip.scrollBy({ left: strip.clientWidth, behavior: "instant" });
    await expectShown(dialog, names[2]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Previous picture" }));
    await expectShown(dialog, names[1]);
    await userEvent.click(within(dialog).getByText("Picture: Hills at noon"));
    await expect(page).toHaveAttribute("data-k-modal-open");
    await userEvent.click(reachable(dialog, "figure")[0] ?? dialog);
    await waitFor(() => expect(page).not.toHaveAttribute("data-k-modal-open"));
  },
};

/**
 * At least as wide as the window, and scrolled by the arrow keys; the next picture is whole again.
 */
export const FullSize: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const button = within(dialog).getByRole("button", { name: "Full size" });
    const [figure = dialog] = reachable(dialog, "figure");
    const picture = within(figure).getByRole("img");
    await userEvent.click(picture);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(figure).toHaveFocus();
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThanOrEqual(figure.clientWidth));
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(dialog).getByRole("status")).toHaveTextContent("1 of 3");
    await userEvent.click(within(dialog).getByRole("button", { name: "Next picture" }));
    await expectShown(dialog, names[1]);
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    await userEvent.click(button);
    await expectShown(dialog, names[1]);
  },
};

/** A click that opens a new tab or downloads is the browser's. */
export const NewTab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: names[0] });
    const seen: boolean[] = [];
    const stay = (event: Event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", stay);
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey", "detail"])
      fireEvent.click(link, { [key]: true });
    document.removeEventListener("click", stay);
    await expect(seen).toEqual([false, false, false, false, true]);
  },
};

/** A link without a picture is named by its words, and two links to one picture open one. */
export const OnePicture: Story = {
  args: {
    children: ["The hills", "again"].map((words) => (
      <p key={words}>
        <a href={arrivingPhoto} data-lightbox="">
          {words}
        </a>
      </p>
    )),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, "again");
    await expectShown(dialog, "The hills");
    await expect(within(dialog).getAllByRole("button")).toHaveLength(2);
  },
};

export const RightToLeft: Story = {
  decorators: [(story) => <div dir="rtl">{story()}</div>],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard("{ArrowLeft}");
    await expectShown(dialog, names[1]);
    await userEvent.keyboard("{ArrowRight}");
    await expectShown(dialog, names[0]);
  },
};

/** A picture is unexpected behind words that only say "here". */
export const Dont: Story = {
  args: {
    children: (
      <a href={arrivingPhoto} data-lightbox="">
        Click here
      </a>
    ),
  },
};
