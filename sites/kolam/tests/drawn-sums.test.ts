import { fastenAndFix } from "@site/words/services/ecommerce/fasten-and-fix";
import { rozFresh } from "@site/words/services/mobile-development/roz-fresh";
import { feastBasket } from "@site/words/services/mobile-development/roz-fresh/feast-basket";
import { kesarFreight } from "@site/words/services/software-development/kesar-freight";
import { expect, it } from "vitest";

/** A sum of rupees, as it is written in a drawing. */
const rupees = (written: string) => Number(written.replace(/[₹,]/g, ""));
const total = (amounts: readonly string[]) =>
  amounts.map(rupees).reduce((sum, amount) => sum + amount, 0);

it("a quotation comes to what its rows do", () => {
  const { rates, lines, sum } = kesarFreight;
  const base = rates.filter((week) => "applies" in week).map(({ rate }) => rate);
  expect(base).toHaveLength(1);
  expect(total([...base, ...lines.map(({ amount }) => amount)])).toBe(rupees(sum));
});

it("a basket comes to what its things cost", () => {
  const { customer, changed } = rozFresh;
  const usual = customer.items.map(({ price }) => price);
  expect(total(usual)).toBe(rupees(customer.total));
  expect(total([...usual, changed.added.price])).toBe(rupees(changed.total));
  for (const { items, total: sum } of [feastBasket.before, feastBasket.after])
    expect(total(items.map(({ price }) => price))).toBe(rupees(sum));
});

it("a reorder list comes to boxes of so many, at a price for each", () => {
  const { rows, total: sum } = fastenAndFix.list;
  const costs = rows.map(({ boxes, price }) => {
    const [count = "", each = ""] = boxes.split(" of ");
    return rupees(count) * rupees(each) * rupees(price);
  });
  expect(costs.reduce((before, cost) => before + cost, 0)).toBeCloseTo(rupees(sum), 2);
});
