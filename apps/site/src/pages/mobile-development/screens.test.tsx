import { mobileScreens } from "@kolam/content/services/mobile-development/mobile-screens";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AccountScreen, OfflineScreen, PaymentScreen, StorageScreen } from "./screens.tsx";

const { offline, payment, account, storage } = mobileScreens;

describe.each([
  [
    "waiting orders",
    OfflineScreen,
    offline,
    [offline.state, ...offline.orders.map((o) => o.amount)],
  ],
  ["a pending payment", PaymentScreen, payment, [payment.amount, payment.checked]],
  ["a shared phone", AccountScreen, account, account.people.map(({ name }) => name)],
  ["a full phone", StorageScreen, storage, storage.apps.map(({ size }) => size)],
] as const)("the screen of %s", (_, Screen, { label }, shown) => {
  it("is one picture with a name, and shows its figures", () => {
    const html = renderToStaticMarkup(<Screen />);
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(html).toContain(`aria-label="${label}"`);
    for (const text of shown) expect(html).toContain(text);
    expect(html).not.toContain("style=");
  });
});

it("adds up what fills the phone", () => {
  const sum = storage.apps.reduce((total, { gb }) => total + gb, 0);
  expect(sum).toBeCloseTo(storage.usedGb, 1);
});
