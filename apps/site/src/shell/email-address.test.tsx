import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EmailAddress } from "./email-address.tsx";

it.each([
  ["hello@example.com", "hello@<wbr/>example<wbr/>.com"],
  [
    "atelier-medina@my-mail.example",
    'atelie<span class="whole">r-m</span>edina@<wbr/>m<span class="whole">y-m</span>ail<wbr/>.example',
  ],
])("%s breaks after the @ and before a dot alone", (address, html) => {
  const markup = renderToStaticMarkup(<EmailAddress address={address} />);
  expect(markup.replace(/class="[^"]*whole[^"]*"/g, 'class="whole"')).toBe(html);
  expect(markup.replace(/<[^>]+>/g, "")).toBe(address);
});
