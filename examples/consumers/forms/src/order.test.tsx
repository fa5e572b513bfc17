// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PlainForm } from "./forms/plain";
import { Notices } from "./notices";

afterEach(cleanup);

it("asks for what is missing", async () => {
  const { click, type } = userEvent.setup();
  render(<PlainForm />);
  await click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("alert").textContent).toContain("Enter your name");
  const name = screen.getByRole("textbox", { name: "Your name", description: "Enter your name" });
  await type(name, "Ada");
  await click(screen.getByRole("radio", { name: "Free" }));
  await click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("status").textContent).toBe("Ada: Free");
});

it("says what is allowed", async () => {
  const { click } = userEvent.setup();
  render(<Notices />);
  await click(screen.getByRole("button", { name: "Cookie settings" }));
  const dialog = within(screen.getByRole("dialog", { name: "What you allow" }));
  await click(dialog.getByRole("checkbox", { name: "Counting" }));
  await click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Allowed: needed, counting")).toBeTruthy();
});
