import { contactForm } from "@kolam/content/model/forms/contact";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OneLineField } from "./one-line-field.tsx";

describe("a text field", () => {
  it("limits the length of a name, but not of an e-mail address, which would be cut off without notice", () => {
    expect(renderToString(<OneLineField form={contactForm} name="name" />)).toContain("maxLength");
    expect(renderToString(<OneLineField form={contactForm} name="email" />)).not.toMatch(
      /maxlength/i,
    );
  });
});
