import { timings } from "@kolam/content/model/basics/timings";
import { holdTimers } from "@kolam/ui/testing/held-timers";
import {
  draftWords,
  errorSummary,
  failureWords,
  outcomeWords,
  sentWords,
} from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fieldsOf } from "../../forms/contract/forms.ts";
import { newDraftId, submissionIdOf } from "../../forms/contract/submission-id.ts";
import { writeDraft } from "../../forms/drafts/drafts.ts";
import { noteAttempt } from "../../forms/sending/sending-log.ts";
import {
  alertSpy,
  copySpy,
  fillIn,
  logSpy,
  sendSpy,
  unsent,
  withMail,
} from "../../forms/testing/fake-services.tsx";
import { fullValues } from "../../forms/testing/sample-values.ts";
import { WholeForm } from "../../forms/whole-form.tsx";

const form = forms.contact;
const words = form.fields;
const values = { ...fullValues.contact };
/** How many answers the form asks for. */
const needed = fieldsOf(form).filter(({ required }) => required).length;
/** The boxes that visitors see. */
const boxes = fieldsOf(form).flatMap((field) => (field.kind === "checkboxes" ? field.options : []));
const lastLine = values.message.split("\n").at(-1) ?? "";

const meta = {
  title: "Site/Forms/Contact",
  component: WholeForm,
  args: { form },
} satisfies Meta<typeof WholeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(canvasElement: HTMLElement) {
  fillIn(canvasElement, form, values);
  const button = within(canvasElement).getByRole("button", { name: forms.contact.button.idle });
  await userEvent.click(button);
}

export const Idle: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole("textbox", { name: forms.contact.fields.name.label });
    await userEvent.click(name);
    await userEvent.keyboard("Asha");
    await userEvent.tab();
    await expect(
      canvas.getByRole("textbox", { name: forms.contact.fields.email.label }),
    ).toHaveFocus();
    // The last one asks how long the draft is kept.
    await expect(canvas.queryAllByRole("checkbox")).toHaveLength(boxes.length + 1);
    await expect(canvasElement.querySelector("[name=botcheck]")).not.toBeVisible();
  },
};

/**
 * The error summary gets the focus and links to the fields. It lists what the fields say while they
 * are corrected, and counts it.
 */
export const Invalid: Story = {
  decorators: [withMail()],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: forms.contact.button.idle }));
    const title = await canvas.findByText(errorSummary.title(needed));
    await expect(title.closest("[tabindex='-1']")).toHaveFocus();
    await userEvent.click(
      canvas.getByRole("link", { name: forms.contact.fields.email.errors.valueMissing }),
    );
    const email = canvas.getByRole("textbox", { name: forms.contact.fields.email.label });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await userEvent.keyboard("asha@");
    const incomplete = forms.contact.fields.email.errors.typeMismatch;
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(incomplete));
    await expect(canvas.getByRole("link", { name: incomplete })).toBeVisible();
    await userEvent.keyboard("example.com");
    await waitFor(() => expect(canvas.getByText(errorSummary.title(needed - 1))).toBeVisible());
    await expect(email).not.toHaveAttribute("aria-invalid");
    const phone = canvas.getByRole("textbox", {
      name: (name) => name.startsWith(words.phone.label),
    });
    await userEvent.type(phone, "98");
    await userEvent.click(email);
    await expect(phone).toBeInvalid();
    const group = canvas.getByRole("group", { name: errorSummary.title(needed) });
    await expect(within(group).getByText(words.phone.errors.tooFewDigits)).toBeVisible();
    await expect(sendSpy).not.toHaveBeenCalled();
  },
};

/** A wrong answer that was left is read out: the focus is elsewhere when its error appears. */
export const WrongAddress: Story = {
  decorators: [withMail()],
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: words.email.label });
    const name = canvas.getByRole("textbox", { name: words.name.label });
    const heard = () => canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await userEvent.type(email, "asha@");
    await userEvent.click(name);
    await expect(heard()).toContain(words.email.errors.typeMismatch);
    await userEvent.type(email, "example.com");
    await userEvent.click(name);
    await expect(heard()).not.toContain(words.email.errors.typeMismatch);
    await expect(canvas.queryByRole("group", { name: errorSummary.title(1) })).toBeNull();
  },
};

/** The button keeps the focus, says that the form is being sent, and ignores further presses. */
export const Sending: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    const button = await canvas.findByRole("button", {
      name: forms.contact.button.busy,
    });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.dblClick(button);
    await expect(sendSpy).toHaveBeenCalledOnce();
  },
};

/**
 * The confirmation replaces the fields, with the reference and a copy, until another message is
 * wanted.
 */
export const Sent: Story = {
  decorators: [withMail({ outcome: { kind: "sent" } })],
  play: async ({ canvas, canvasElement }) => {
    const timers = holdTimers(timings.successMs);
    await submit(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: forms.contact.button.done }),
    ).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(sendSpy).toHaveBeenCalledWith(
      expect.objectContaining({
        subject: `${forms.contact.subject}${values.subject}`,
        name: values.name,
      }),
    );
    const panel = await canvas.findByRole("heading", { name: /[0-9A-F]{4}-[0-9A-F]{4}/ });
    await expect(canvas.getByText(forms.contact.sent.text(values.email))).toBeVisible();
    await userEvent.click(canvas.getByText(sentWords.copy));
    await expect(canvas.getByText(lastLine, { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: forms.contact.button.done }));
    await expect(panel).toBeVisible();
    await expect(alertSpy).not.toHaveBeenCalled();
    const another = { name: sentWords.another };
    await expect(canvas.queryByRole("button", another)).toBeNull();
    await timers.run(timings.successMs);
    await userEvent.click(await canvas.findByRole("button", another));
    await expect(panel).not.toBeInTheDocument();
    const name = canvas.getByRole("textbox", { name: forms.contact.fields.name.label });
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("");
    await expect(canvas.queryByText(errorSummary.title(needed))).toBeNull();
  },
};

/**
 * Refused: the browser's alert and a message with a mail link and a copy button. The form's one
 * button sends again.
 */
export const Failed: Story = {
  decorators: [withMail({ outcome: { kind: "refused", status: 500 } })],
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(failureWords.refused);
    const retry = canvas.getByRole("button", { name: failureWords.retry });
    await expect(retry).toHaveFocus();
    await expect(canvasElement.querySelectorAll("[type=submit]")).toHaveLength(1);
    const title = within(alert).getByText(failureWords.title);
    await expect(Number(getComputedStyle(title).fontWeight)).toBeGreaterThanOrEqual(600);
    await waitFor(() => expect(alertSpy.mock.calls).toEqual([[forms.contact.alert]]));
    await expect(
      canvas.getByRole("textbox", { name: forms.contact.fields.message.label }),
    ).toHaveValue(values.message);
    await expect(logSpy).toHaveBeenCalledWith(expect.any(String), { kind: "refused", status: 500 });
    const mail = canvas.getByRole("link", { name: failureWords.mail });
    await expect(decodeURIComponent(mail.getAttribute("href") ?? "")).toContain(values.email);
    await userEvent.click(canvas.getByRole("button", { name: failureWords.copy }));
    await expect(copySpy).toHaveBeenCalledWith(expect.stringContaining(values.message));
    await userEvent.click(retry);
    await waitFor(() => expect(sendSpy).toHaveBeenCalledTimes(2));
    const [[first], [second]] = sendSpy.mock.calls as [[object], [object]];
    await expect(second).toEqual(first);
  },
};

/** The mail service has received too many messages and asks the visitor to wait. */
export const TooMany = unsent(submit, { kind: "refused", status: 429 }, failureWords.busy);

/** No answer within 15 seconds: the message may or may not have arrived, and the page says so. */
export const Unknown: Story = {
  decorators: [withMail({ outcome: { kind: "unknown", reason: "timeout" }, noClipboard: true })],
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(outcomeWords.unknownTitle);
    await userEvent.click(canvas.getByRole("button", { name: failureWords.copy }));
    const text = await canvas.findByRole("textbox", { name: failureWords.copyFailed });
    await expect(text).toHaveDisplayValue(new RegExp(lastLine));
  },
};

export const Offline = unsent(submit, { kind: "offline" }, failureWords.offline);

/** The draft of an earlier visit is restored; it can be cleared, and clearing can be undone. */
export const Restored: Story = {
  decorators: [
    withMail({
      prepare: (storage) =>
        writeDraft(storage, "contact", fieldsOf(form), { id: newDraftId(), values }),
    }),
  ],
  play: async ({ canvas }) => {
    const message = canvas.getByRole("textbox", { name: forms.contact.fields.message.label });
    await waitFor(() => expect(message).toHaveValue(values.message));
    await expect(canvas.getByText(draftWords.restored)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: draftWords.clear }));
    await expect(message).toHaveValue("");
    await userEvent.click(await canvas.findByRole("button", { name: outcomeWords.undo }));
    await expect(message).toHaveValue(values.message);
    await expect(
      canvas.getByRole("combobox", { name: forms.contact.fields.subject.label }),
    ).toHaveValue(`${forms.contact.subject}${values.subject}`);
  },
};

/** A password manager sets a value with `change` alone: it is an answer like any other. */
export const FilledByOthers: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: forms.contact.button.idle }));
    await canvas.findByText(errorSummary.title(needed));
    const name = canvas.getByRole<HTMLInputElement>("textbox", {
      name: forms.contact.fields.name.label,
    });
    await expect(name).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: draftWords.clear }));
    await expect(canvas.getByText(draftWords.cleared)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: forms.contact.button.idle }));
    await canvas.findByText(errorSummary.title(needed));
    name.value = values.name;
    name.dispatchEvent(new Event("change", { bubbles: true }));
    await canvas.findByText(errorSummary.title(needed - 1));
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(canvasElement).not.toHaveTextContent(draftWords.cleared);
  },
};

/** An answer that is too long to be kept is named; the others are kept. */
export const TooLongToKeep: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    fillIn(canvasElement, form, { name: values.name, message: "x".repeat(400_001) });
    const { label } = forms.contact.fields.message;
    await expect(await canvas.findByText(draftWords.keptBut(label))).toBeVisible();
    fillIn(canvasElement, form, { message: values.message });
    await expect(await canvas.findByText(draftWords.kept)).toBeVisible();
  },
};

/** Whoever shares no device has the form kept for longer. */
export const KeptForLonger: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    fillIn(canvasElement, form, { name: values.name });
    await expect(await canvas.findByText(draftWords.kept)).toBeVisible();
    const box = canvas.getByRole("checkbox", { name: draftWords.keepLong });
    await expect(box).toHaveAccessibleDescription(draftWords.shared);
    await userEvent.click(box);
    await expect(await canvas.findByText(draftWords.keptLong)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: draftWords.clear }));
    await expect(box).not.toBeChecked();
  },
};

/** Two answers to one question: the visitor exchanges them, or removes the second. */
export const TwoAnswers: Story = {
  decorators: [
    withMail({
      prepare: (storage) =>
        writeDraft(storage, "contact", fieldsOf(form), {
          id: newDraftId(),
          values,
          others: { message: "From another tab" },
        }),
    }),
  ],
  play: async ({ canvas }) => {
    const message = canvas.getByRole("textbox", { name: forms.contact.fields.message.label });
    const other = await canvas.findByRole("textbox", { name: draftWords.other });
    await expect(other).toHaveValue("From another tab");
    await expect(canvas.getByText(draftWords.twoAnswers)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: draftWords.useOther }));
    await expect(message).toHaveValue("From another tab");
    await expect(message).toHaveFocus();
    await expect(other).toHaveValue(values.message);
    await userEvent.click(canvas.getByRole("button", { name: draftWords.dropOther }));
    await expect(other).not.toBeInTheDocument();
    await expect(message).toHaveValue("From another tab");
    await expect(canvas.queryByText(draftWords.twoAnswers)).toBeNull();
  },
};

/** The page was reloaded while the message was being sent. */
export const Interrupted: Story = {
  decorators: [
    withMail({
      prepare: (storage) => {
        const id = newDraftId();
        writeDraft(storage, "contact", fieldsOf(form), { id, values });
        noteAttempt(storage, "contact", submissionIdOf(form, id, values));
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(outcomeWords.interrupted);
    await expect(sendSpy).not.toHaveBeenCalled();
  },
};

/** The browser forbids storage: the form says so, and everything else works. */
export const NotKept: Story = {
  decorators: [withMail({ noStorage: true, outcome: { kind: "sent" } })],
  play: async ({ canvas, canvasElement }) => {
    fillIn(canvasElement, form, values);
    await expect(await canvas.findByText(draftWords.notKept)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: forms.contact.button.idle }));
    await expect(
      await canvas.findByRole("button", { name: forms.contact.button.done }),
    ).toBeVisible();
  },
};
