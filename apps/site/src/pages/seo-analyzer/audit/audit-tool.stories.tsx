import { cleanPage, cleanUrl } from "@kolam/seo-audit/testing/clean-page";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { examplePage, exampleUrl } from "@site/texts/analyzer/example-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type AuditCall, auditIn } from "../../../analyzer/audit-client.ts";
import { fakeWorker } from "../../../analyzer/fake-worker.ts";
import { AuditTool } from "./audit-tool.tsx";
import { LONG_PASTE } from "./form/audit-source.ts";

const { form, held, refused, stages, status } = auditWords;

const now = () => new Date("2026-01-15T12:00:00");
/** Audits on the main thread, or never ends. */
const services = (isIdle: boolean) => ({
  audit: (source: string | Blob, call: AuditCall) => auditIn(fakeWorker(isIdle), source, call),
  now,
});

const meta = {
  title: "Site/Analyzer/Audit",
  component: AuditTool,
  args: { services: services(false) },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof AuditTool>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLTextAreaElement>("textbox", { name: form.html.label });
const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: form.audit });
const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("heading", {
    name: (name) => name.includes(auditReportWords.result.title("")),
  });
const address = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(form.url.label, { exact: false });

async function audit(canvasElement: HTMLElement, html: string, url = "") {
  field(canvasElement).value = html;
  if (url) await userEvent.type(address(canvasElement), url);
  await userEvent.click(button(canvasElement));
}

export const Idle: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(auditWords.privacy.title)).toBeVisible();
    await userEvent.click(field(canvasElement));
    await userEvent.tab();
    await expect(canvas.getByLabelText(form.file.label)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
  },
};

/** With nothing pasted and an invalid address, each field shows its error until it is corrected. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await audit(canvasElement, "", "not an address");
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toBeInvalid();
    await userEvent.keyboard("<p>x</p>");
    await expect(field(canvasElement)).not.toHaveAttribute("aria-invalid");
    await userEvent.click(button(canvasElement));
    await expect(address(canvasElement)).toHaveFocus();
    await expect(address(canvasElement)).toHaveAccessibleDescription(
      expect.stringContaining(form.url.invalid),
    );
  },
};

/** Cancelling returns to the button of the form. */
export const Running: Story = {
  args: { services: services(true) },
  play: async ({ canvas, canvasElement }) => {
    await audit(canvasElement, cleanPage);
    const busy = canvas.getByRole("button", { name: form.auditing });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("progressbar", { name: stages.reading })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: form.cancel }));
    await expect(button(canvasElement)).toHaveFocus();
    await expect(canvas.getByText(status.cancelled)).toBeInTheDocument();
    await userEvent.click(button(canvasElement));
    await expect(canvas.getByRole("button", { name: form.cancel })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await audit(canvasElement, "Just words, no page.");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(refused.title);
    await expect(alert).toHaveTextContent("plain text without an HTML tag");
    await expect(field(canvasElement)).toHaveValue("Just words, no page.");
  },
};

/** A page with many kinds of faults. Its text is never rendered as markup. */
export const Result: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: form.example }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue(examplePage));
    await userEvent.click(button(canvasElement));
    await expect(await heading(canvasElement)).toHaveFocus();
    await expect(canvas.getAllByText(/^<\w/)[0]).toBeVisible();
    await expect(canvasElement.querySelector("img, iframe, script")).toBeNull();
    // Of the faults only the worst are open, which are the first ones.
    const faults = [...canvasElement.querySelectorAll("h4 > button")];
    const open = faults.map((fault) => fault.getAttribute("aria-expanded") === "true");
    await expect(open.length).toBeGreaterThan(10);
    await expect(open).toEqual(faults.map((_, index) => index < 3));
    await userEvent.click(
      canvas.getByRole("button", { name: new RegExp(auditReportWords.notChecked.title) }),
    );
    await expect(canvas.getByText("Status code and redirects")).toBeVisible();
  },
};

/** Each dot of a fault, and each list of the legend, leads to its place and opens it. */
export const Overview: Story = {
  tags: ["slow"],
  play: async ({ canvas, canvasElement }) => {
    await audit(canvasElement, "<h1>Bells</h1><p>Of brass</p>");
    await heading(canvasElement);
    const overview = within(canvas.getByRole("navigation"));
    const { error, warning, good } = auditReportWords.statusNames;
    const faults = canvasElement.querySelectorAll("h4 > button").length;
    await expect(
      overview.getAllByRole("link", { name: new RegExp(`: (${error}|${warning})$`) }),
    ).toHaveLength(faults);
    // A story has no address of its own to go to.
    const end = new AbortController();
    document.addEventListener("click", (event) => event.preventDefault(), { signal: end.signal });
    const hidden: string[] = [];
    for (const link of overview.getAllByRole<HTMLAnchorElement>("link")) {
      await userEvent.click(link);
      const place = document.getElementById(link.hash.slice(1));
      if (!place || place.getAttribute("aria-expanded") === "false") hidden.push(link.hash);
    }
    end.abort();
    await expect(hidden).toEqual([]);
    await expect(overview.getAllByRole("link", { name: new RegExp(`^${good}`) })).toHaveLength(1);
  },
};

export const Faultless: Story = {
  tags: ["slow"],
  play: async ({ canvas, canvasElement }) => {
    await audit(canvasElement, cleanPage, cleanUrl);
    await heading(canvasElement);
    await expect(canvas.getByText("100", { exact: true })).toBeVisible();
    await expect(
      canvas.getByRole("heading", { name: auditReportWords.faultless.title }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole("button", { name: auditReportWords.result.again })[0] as HTMLElement,
    );
    await expect(button(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue(cleanPage);
  },
};

/** A long paste is kept outside the text box, which it would make slow. */
export const LongPaste: Story = {
  play: async ({ canvas, canvasElement }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "<p>A paragraph</p>\n".repeat(LONG_PASTE / 10));
    field(canvasElement).dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    const remove = await canvas.findByRole("button", { name: held.remove });
    await expect(remove).toHaveFocus();
    await expect(canvas.queryByRole("textbox", { name: form.html.label })).toBeNull();
    // The query reads any space as a plain one.
    const facts = held.facts("186 KB", 10_001).replace(/\s/g, " ");
    await expect(canvas.getByText(facts)).toBeVisible();
  },
};

export const ChosenFile: Story = {
  tags: ["slow"],
  play: async ({ canvas, canvasElement }) => {
    const file = new File([cleanPage], "saved-page.html", { type: "text/html" });
    await userEvent.upload(canvas.getByLabelText(form.file.label), file);
    await expect(canvas.getByText("saved-page.html")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: held.remove }));
    await expect(field(canvasElement)).toHaveFocus();
    const dropped = new DataTransfer();
    dropped.items.add(file);
    const target = field(canvasElement).closest("form") as HTMLFormElement;
    const drag = (type: "dragover" | "drop") =>
      target.dispatchEvent(
        new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }),
      );
    drag("dragover");
    await waitFor(() => expect(canvas.getByText(form.drop)).toBeVisible());
    drag("drop");
    await waitFor(() => expect(canvas.getByText(form.drop)).not.toBeVisible());
    await expect(canvas.getByText("saved-page.html")).toBeVisible();
    await userEvent.click(button(canvasElement));
    await expect(await heading(canvasElement)).toHaveFocus();
  },
};

/** The example's address is removed with the example; a typed address stays. */
export const OwnPageAfterTheExample: Story = {
  tags: ["slow"],
  play: async ({ canvas, canvasElement }) => {
    const typed = address(canvasElement);
    const choose = () =>
      userEvent.upload(
        canvas.getByLabelText(form.file.label),
        new File([cleanPage], "own.html", { type: "text/html" }),
      );
    await userEvent.click(canvas.getByRole("button", { name: form.example }));
    await waitFor(() => expect(typed).toHaveValue(exampleUrl));
    await choose();
    await expect(canvas.getByText("own.html")).toBeVisible();
    await expect(typed).toHaveValue("");
    await userEvent.type(typed, cleanUrl);
    await choose();
    await expect(typed).toHaveValue(cleanUrl);
  },
};

export const SmallPhone: Story = {
  tags: ["slow"],
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: form.example }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue(examplePage));
    await userEvent.click(button(canvasElement));
    await heading(canvasElement);
  },
};
