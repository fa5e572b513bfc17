import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { contactForm } from "../contract/contact-form.ts";
import { OneLineField } from "./one-line-field.tsx";

describe("a field of one line", () => {
  it("limits a name, but never an e-mail address, which a browser would cut off without notice", () => {
    expect(renderToString(<OneLineField form={contactForm} name="name" />)).toContain("maxLength");
    expect(renderToString(<OneLineField form={contactForm} name="email" />)).not.toMatch(
      /maxlength/i,
    );
  });
});
