import { serviceOptions } from "@kolam/content/model/forms/quote";
import { serviceIds } from "@kolam/content/model/services/services";
import type { QuoteWords } from "@kolam/content/model/types/pages";
import { errorSummary } from "@site/texts/forms/words";
import { quoteSteps, wizardWords } from "@site/texts/pages/quote";
import { quoteBudgets } from "@site/words/forms/budgets";
import { forms } from "@site/words/forms/forms";
import { quote } from "@site/words/pages/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fieldsOf } from "../../forms/contract/forms.ts";
import { fillIn, sendSpy, unsent, withMail } from "../../forms/testing/fake-services.tsx";
import { fullValues } from "../../forms/testing/sample-values.ts";
import { QuotePage } from "./quote-page.tsx";
import { QuoteWizard } from "./quote-wizard.tsx";
import { gapsIn } from "./steps.ts";

const form = forms.quote;
const values = { ...fullValues.quote };
const lastBudget = quoteBudgets[quoteBudgets.length - 1] ?? quoteBudgets[0];

/** Outputs the hash of the address, which determines the step. */
function Address() {
  return <output hidden>{useLocation().hash}</output>;
}

const meta = {
  title: "Site/Forms/Quote",
  component: QuoteWizard,
  args: { onSent: fn() },
  render: (args) => (
    <>
      <QuoteWizard {...args} />
      <Address />
    </>
  ),
} satisfies Meta<typeof QuoteWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: number) => ({ path: `/quote#step-${step}` });

async function shows(canvasElement: HTMLElement, step: number, percent?: number) {
  const canvas = within(canvasElement);
  const title = quoteSteps[step - 1]?.title ?? "";
  const group = await canvas.findByRole("group", {
    name: `${wizardWords.position(step, 4)}: ${title}`,
  });
  await expect(group).toBeVisible();
  if (percent !== undefined)
    await expect(await within(group).findByText(wizardWords.percent(percent))).toBeVisible();
  return within(group);
}

/**
 * “Previous” is disabled; “Next” works although nothing is filled in, and the next step says what is
 * missing.
 */
export const Step1: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    const first = await shows(canvasElement, 1);
    await expect(first.getByRole("button", { name: wizardWords.previous })).toBeDisabled();
    await expect(first.queryByRole("button", { name: forms.quote.button.idle })).toBeNull();
    first.getByRole("link", { name: wizardWords.next }).focus();
    await userEvent.keyboard("{Enter}");
    const second = await shows(canvasElement, 2);
    await expect(canvasElement.querySelector("output")).toHaveTextContent("#step-2");
    const gaps = wizardWords.gaps(quoteSteps[0].title, gapsIn(1, {}));
    await expect(await second.findByText(gaps)).toBeVisible();
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      gaps,
    );
    await userEvent.click(second.getByRole("link", { name: wizardWords.previous }));
    await shows(canvasElement, 1);
    await waitFor(() => expect(canvas.queryByText(gaps)).toBeNull());
  },
};

export const Step2: Story = { decorators: [withMail(at(2))] };

/** A sheet of the prices page has ticked services. */
export const FromSheet: Story = {
  decorators: [withMail({ path: `/quote?services=${serviceIds[0]}&services=no-service` })],
  play: async ({ canvasElement }) => {
    const ticked = () =>
      [...canvasElement.querySelectorAll<HTMLInputElement>("fieldset :checked")].map(
        ({ value }) => value,
      );
    await waitFor(() => expect(ticked()).toEqual([serviceOptions[0].value]));
  },
};

/** Enter in a text field opens the next step; the form is sent on the last step only. */
export const Step3: Story = {
  decorators: [withMail(at(3))],
  play: async ({ canvasElement }) => {
    const third = await shows(canvasElement, 3);
    await expect(
      third.getByRole("textbox", { name: forms.quote.fields.goals.label }),
    ).toBeRequired();
    fillIn(canvasElement, form, values);
    canvasElement.querySelector("form")?.requestSubmit();
    await shows(canvasElement, 4);
    await expect(sendSpy).not.toHaveBeenCalled();
  },
};

/**
 * Steps that were skipped are not completed, and the review names what is still needed, also where
 * it is opened by its address.
 */
export const Skipped: Story = {
  decorators: [withMail(at(4))],
  play: async ({ canvasElement }) => {
    const last = await shows(canvasElement, 4, 0);
    await expect(last.getAllByText(wizardWords.needed)).toHaveLength(
      fieldsOf(form).filter(({ required }) => required).length,
    );
    const gaps = quoteSteps.reduce((sum, _, index) => sum + gapsIn(index + 1, {}), 0);
    await expect(last.getByText(wizardWords.allGaps(gaps))).toBeVisible();
    const first = last.getByRole("link", {
      name: `${quoteSteps[0].title} ${wizardWords.upcoming}`,
    });
    await expect(first).toBeVisible();
    fillIn(canvasElement, form, { ...values, goals: "" });
    await userEvent.click(first);
    await shows(canvasElement, 1);
    const review = new RegExp(`^${quoteSteps[3].title}`);
    await userEvent.click((await shows(canvasElement, 1)).getByRole("link", { name: review }));
    const again = await shows(canvasElement, 4, 50);
    await expect(again.getAllByText(wizardWords.needed)).toHaveLength(1);
    await expect(
      again.getByRole("link", { name: `${quoteSteps[0].title} ${wizardWords.completed}` }),
    ).toBeVisible();
  },
};

/** All answers, grouped by step, with a link to each step. */
export const Step4: Story = {
  decorators: [withMail(at(3))],
  play: async ({ canvasElement }) => {
    const third = await shows(canvasElement, 3);
    fillIn(canvasElement, form, { ...values, competitors: "" });
    await userEvent.click(third.getByRole("link", { name: wizardWords.next }));
    const last = await shows(canvasElement, 4, 75);
    for (const words of [
      values.company,
      values.goals.replaceAll(/\s+/g, " "),
      values.services.join(", "),
    ]) {
      await expect(last.getByText(words)).toBeVisible();
    }
    await expect(last.getAllByText(wizardWords.unanswered)).toHaveLength(1);
    await expect(last.getByRole("button", { name: forms.quote.button.idle })).toBeEnabled();
    const back = `${wizardWords.change} ${quoteSteps[1].title}`;
    await userEvent.click(last.getByRole("link", { name: back }));
    await shows(canvasElement, 2);
    fillIn(canvasElement, form, { budget: lastBudget.value });
    const second = await shows(canvasElement, 2);
    await userEvent.click(second.getByRole("link", { name: new RegExp(quoteSteps[3].title) }));
    await expect((await shows(canvasElement, 4)).getByText(lastBudget.label)).toBeVisible();
  },
};

/**
 * Errors in several steps: the first of them opens, its summary has the focus below the stepper,
 * which marks them. Errors in one step: its first field has the focus, with its error as
 * description.
 */
export const Invalid: Story = {
  decorators: [withMail(at(4))],
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 4);
    fillIn(canvasElement, form, { ...values, services: [], goals: "" });
    await userEvent.click(canvas.getByRole("button", { name: forms.quote.button.idle }));
    const second = await shows(canvasElement, 2);
    const summary = canvasElement.querySelector("#quote-errors");
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(second.getByRole("list", { name: wizardWords.stepsLabel })).toBeVisible();
    for (const at of [1, 2]) {
      const name = `${quoteSteps[at]?.title} ${wizardWords.invalid}`;
      await expect(second.getByRole("link", { name })).toBeVisible();
    }
    const { label } = forms.quote.fields.services;
    await expect(
      second.getByRole("group", { name: (name) => name.startsWith(label) }),
    ).toHaveAccessibleDescription(
      expect.stringContaining(forms.quote.fields.services.errors.valueMissing),
    );
    await expect(second.getByText(errorSummary.title(2))).toBeVisible();
    await userEvent.click(
      second.getByRole("link", { name: forms.quote.fields.goals.errors.valueMissing }),
    );
    const third = await shows(canvasElement, 3);
    await waitFor(() =>
      expect(third.getByRole("textbox", { name: forms.quote.fields.goals.label })).toHaveFocus(),
    );
    fillIn(canvasElement, form, { goals: values.goals });
    await userEvent.click(third.getByRole("link", { name: new RegExp(quoteSteps[3].title) }));
    await shows(canvasElement, 4);
    await userEvent.click(canvas.getByRole("button", { name: forms.quote.button.idle }));
    const box = (await shows(canvasElement, 2)).getByRole("checkbox", {
      name: serviceOptions[0].label,
    });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(sendSpy).not.toHaveBeenCalled();
  },
};

async function submit(canvasElement: HTMLElement) {
  const last = await shows(canvasElement, 4);
  fillIn(canvasElement, form, values);
  await userEvent.click(last.getByRole("button", { name: forms.quote.button.idle }));
  return last;
}

/** The confirmation replaces the page. */
export const Sent: Story = {
  decorators: [withMail({ ...at(4), outcome: { kind: "sent" } })],
  render: () => <QuotePage />,
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    const title = await canvas.findByRole("heading", { name: quote.confirmation.title });
    await waitFor(() => expect(title).toHaveFocus());
    const { drawing }: QuoteWords["confirmation"] = quote.confirmation;
    const answers = Object.values(values).flat().filter(Boolean).length;
    if (drawing) await expect(await canvas.findByText(drawing(answers))).toBeVisible();
    for (const { label, href } of quote.confirmation.actions) {
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
    await expect(sendSpy).toHaveBeenCalledWith(
      expect.objectContaining({
        subject: forms.quote.subject,
        from_name: `${values.firstName} ${values.lastName}`,
      }),
    );
  },
};

export const Failed = unsent(submit, { kind: "refused", status: 500 }, /./, at(4));
