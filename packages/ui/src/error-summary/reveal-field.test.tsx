// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { emptyPage, showIn } from "../testing/jsdom-page.ts";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

emptyPage();

it("leads to a field in the same shadow root", async () => {
  const shadow = document.body
    .appendChild(document.createElement("p"))
    .attachShadow({ mode: "open" });
  await showIn(
    shadow,
    <>
      <ErrorSummary title="Not yet" errors={[{ fieldId: "name", message: "Enter your name" }]} />
      <TextField id="name" label="Name" />
    </>,
  );
  await act(async () => shadow.querySelector("a")?.click());
  expect(shadow.activeElement?.id).toBe("name");
});
