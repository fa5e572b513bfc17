import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { consentBannerDefinition } from "./consent-banner.definition.ts";
import { ConsentBanner, type ConsentBannerProps } from "./consent-banner.tsx";

const onAnswer = fn();

export default {
  title: "Feedback/ConsentBanner",
  component: ConsentBanner,
  args: {
    title: "May we count your visit?",
    children: (
      <p>
        With your yes we set cookies that count visits. Change your answer under “Cookie settings”
        at any time. <a href="#privacy">Read more</a>
      </p>
    ),
    acceptLabel: "Yes",
    refuseLabel: "No",
    onAnswer,
  },
  beforeEach: () => {
    onAnswer.mockClear();
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ConsentBanner>;

type Story = StoryObj<typeof ConsentBanner>;

/**
 * In the corner of a wide window. It does not take the focus, and Tab reaches link and answers in
 * order.
 */
export const Default: Story = {
  parameters: { docs: { canvas: { className: "sbdocs-window sbdocs-tall" } } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "May we count your visit?" });
    await expect(region).not.toHaveFocus();
    const no = within(region).getByRole("button", { name: "No" });
    const yes = within(region).getByRole("button", { name: "Yes" });
    await userEvent.tab();
    await expect(within(region).getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    const first = no.getBoundingClientRect();
    const second = yes.getBoundingClientRect();
    await expect(second.width).toBeCloseTo(first.width, 0);
    await expect(second.height).toBe(first.height);
    await userEvent.keyboard("{Enter}");
    await expect(onAnswer).toHaveBeenCalledWith(true);
  },
};

/** A page with a button that shows the banner until it is answered. */
function Settings(props: ConsentBannerProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {asking ? (
        <ConsentBanner
          {...props}
          takesFocus
          onAnswer={(accepted) => {
            props.onAnswer(accepted);
            setAsking(false);
          }}
        />
      ) : null}
      <Button onClick={() => setAsking(true)}>Cookie settings</Button>
    </>
  );
}

/** Shown again on request it takes the focus, and the answer returns it to the button. */
export const AskedAgain: Story = {
  render: (args) => <Settings {...args} />,
  play: async ({ canvas }) => {
    const settings = canvas.getByRole("button", { name: "Cookie settings" });
    await userEvent.click(settings);
    const region = canvas.getByRole("region");
    await expect(region).toHaveFocus();
    await userEvent.click(within(region).getByRole("button", { name: "No" }));
    await expect(onAnswer).toHaveBeenCalledWith(false);
    await expect(settings).toHaveFocus();
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(settings);
  },
};

/** It is unclear what is agreed to, and there is no real answer. */
export const Dont: Story = {
  args: {
    title: "We value your privacy",
    children: <p>By using this site you agree to our use of cookies.</p>,
    acceptLabel: "Got it",
    refuseLabel: "More options",
  },
};

export const AllVariants: Story = {
  ...wideMatrix(consentBannerDefinition, ({ side }) => ({
    title: `May we count your visit? (${side})`,
  })),
  parameters: { layout: "padded" },
  decorators: [(story) => <div className={stage.inFlow}>{story()}</div>],
};
