import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";

it("tells developers once about a value that does not exist and a field without a label", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const wrong: object = { tone: "primary", label: undefined };
  for (const _ of [1, 2]) {
    renderToString(<Button {...wrong}>Send</Button>);
    renderToString(<TextField label="" {...wrong} />);
  }
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'Button: "primary" is not a value of "tone". Use one of: action, outline, quiet.',
    expect.stringMatching(/^A field has no label/),
  ]);
});
