import { timings } from "@kolam/content/model/basics/timings";
import { openPositions as openings } from "@kolam/content/model/company/open-positions";
import { holdTimers } from "@kolam/ui/testing/held-timers";
import { mailboxes } from "@site/facts/channels";
import { applicationSuccess, namedResume } from "@site/texts/forms/application";
import { forms } from "@site/words/forms/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn, sendSpy, unsent, withMail } from "../../forms/testing/fake-services.tsx";
import { fullValues } from "../../forms/testing/sample-values.ts";
import { ApplicationForm } from "./application-form.tsx";
import { useApplicationSuccess } from "./application-success.tsx";

/** None where there are no openings. */
const lastOpening = openings.at(-1);

const form = forms.application;
const values = { ...fullValues.application };

/** Like the careers page, this one is replaced by the success screen for a few seconds. */
function CareersPage() {
  const { screen, formProps } = useApplicationSuccess();
  return (
    screen ?? (
      <section id="application-form">
        <h2>Apply</h2>
        <ApplicationForm {...formProps} />
      </section>
    )
  );
}

const meta = {
  title: "Site/Forms/Application",
  component: CareersPage,
} satisfies Meta<typeof CareersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const resumeField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(form.fields.resume.label, { exact: false });

async function submit(canvasElement: HTMLElement) {
  fillIn(canvasElement, form, values);
  const button = within(canvasElement).getByRole("button", { name: forms.application.button.idle });
  await userEvent.click(button);
}

const pdf = new File(["%PDF"], values.resume, { type: "application/pdf" });

/** A note at the file field says that the file will not be sent. */
export const Idle: Story = {
  decorators: [withMail()],
  play: async ({ canvas }) => {
    const resume = canvas.getByLabelText(
      new RegExp(forms.application.fields.resume.label.slice(0, 6)),
    );
    await expect(resume).toHaveAccessibleDescription(expect.stringContaining(namedResume.before));
    await expect(resume).toHaveAttribute("accept", ".pdf,.doc,.docx");
    await userEvent.click(
      canvas.getByRole("textbox", { name: forms.application.fields.name.label }),
    );
    await userEvent.keyboard("Ravi");
  },
};

/** A link in the list of openings has preselected the position. */
export const PositionChosen: Story = {
  decorators: [withMail({ path: `/careers?position=${lastOpening?.id}` })],
  play: async ({ canvas }) => {
    const position = canvas.getByRole("combobox", {
      name: forms.application.fields.position.label,
    });
    const shown = lastOpening?.title ?? forms.application.fields.position.placeholder;
    await waitFor(() => expect(position).toHaveDisplayValue(shown));
  },
};

/**
 * A file of the wrong type or size shows an error at once, which is read out; without the file the
 * form can be sent.
 */
export const WrongFile: Story = {
  decorators: [withMail({ outcome: { kind: "sent" } })],
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    const resume = resumeField(canvasElement);
    await user.upload(resume, new File(["x"], "photo.png", { type: "image/png" }));
    await expect(resume).toHaveAccessibleDescription(
      expect.stringContaining(forms.application.fields.resume.errors.wrongType),
    );
    const heard = () => canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(heard()).toContain(forms.application.fields.resume.errors.wrongType);
    await user.upload(resume, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "big.pdf"));
    await expect(resume).toHaveAccessibleDescription(
      expect.stringContaining(forms.application.fields.resume.errors.tooLarge),
    );
    await submit(canvasElement);
    await expect(sendSpy).not.toHaveBeenCalled();
    await user.click(canvas.getByRole("button", { name: namedResume.remove }));
    await expect(resume).toHaveFocus();
    await expect(resume).not.toHaveAttribute("aria-invalid");
    await user.click(canvas.getByRole("button", { name: forms.application.button.idle }));
    await waitFor(() => expect(sendSpy).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(resumeField(canvasElement), pdf);
    await expect(
      canvas.getByText(namedResume.chosen(values.resume), { exact: false }),
    ).toBeVisible();
    await submit(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: forms.application.button.busy }),
    ).toHaveAttribute("aria-disabled", "true");
    const [[body]] = sendSpy.mock.calls as [[{ message: string; subject: string }]];
    await expect(body.subject).toBe(
      `${forms.application.subject}${fullValues.application.position}`,
    );
    await expect(body.message).toContain(values.resume);
    await expect(body.message).toContain(form.note?.("\n").split("\n")[0]);
  },
};

/** The success screen replaces the page for five seconds; its heading has the focus. */
export const Sent: Story = {
  decorators: [withMail({ outcome: { kind: "sent" } })],
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    const title = await canvas.findByRole("heading", { name: applicationSuccess.title });
    await expect(title).toHaveFocus();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    const said = new RegExp(applicationSuccess.title);
    await expect(canvas.getAllByText(said), "said once").toHaveLength(1);
    const mail = canvas.getByRole("link", { name: namedResume.mailLink });
    await expect(mail).toHaveAttribute("href", expect.stringContaining(mailboxes.careers.href));
  },
};

/** Five seconds later the form is back and empty, with the reminder to send the resume above it. */
export const Returned: Story = {
  decorators: [withMail({ outcome: { kind: "sent" } })],
  play: async ({ canvas, canvasElement }) => {
    const timers = holdTimers(timings.successMs);
    await submit(canvasElement);
    await canvas.findByRole("heading", { name: applicationSuccess.title });
    await timers.run(timings.successMs);
    const label = forms.application.fields.name.label;
    const name = await canvas.findByRole("textbox", { name: label });
    await expect(name).toHaveValue("");
    await expect(canvas.getByRole("link", { name: namedResume.mailLink })).toBeVisible();
  },
};

export const Failed = unsent(submit, { kind: "refused", status: 403 });
