// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { emptyPage, find, show, showIn } from "../testing/jsdom-page.ts";
import { TextArea } from "./text-area.tsx";

emptyPage();

const area = (value: string, maxLength = 10) => (
  <TextArea
    label="Message"
    maxLength={maxLength}
    value={value}
    onChange={() => {}}
    formatRemaining="{n} left"
  />
);
const status = () => find("[role=status]")?.textContent;

it("counts anew when the app empties the field or has room for more", async () => {
  await show(area("123456789"));
  expect(status()).toBe("1 left");
  await show(area(""));
  expect(status()).toBe("");
  await show(area("123456789"));
  await show(area("123456789", 100));
  expect(status()).toBe("");
});

it("counts in a shadow root", async () => {
  const shadow = document.body
    .appendChild(document.createElement("p"))
    .attachShadow({ mode: "open" });
  await showIn(shadow, <TextArea label="M" maxLength={10} formatRemaining="{n} left" />);
  const field = shadow.querySelector("textarea");
  if (field) field.value = "12345678";
  await act(async () => field?.dispatchEvent(new Event("input", { bubbles: true })));
  expect(shadow.querySelector("[role=status]")?.textContent).toBe("2 left");
});
