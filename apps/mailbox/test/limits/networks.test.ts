import { expect, it } from "vitest";
import { plainAddress, visitorOf } from "../../src/limits/networks.ts";

it.for([
  ["192.0.2.1", "192.0.2.1", ["192.0.2/24"]],
  ["::ffff:192.0.2.1", "192.0.2.1", ["192.0.2/24"]],
  ["::FFFF:c000:201", "192.0.2.1", ["192.0.2/24"]],
  ["2001:db8:a:1234::1", "2001:db8:a:1234/64", ["2001:db8:a:1200/56", "2001:db8:a/48"]],
  ["2001:DB8:0a:1234:ffff:0:0:2", "2001:db8:a:1234/64", ["2001:db8:a:1200/56", "2001:db8:a/48"]],
  ["fe80::1%eth0", "fe80:0:0:0/64", ["fe80:0:0:0/56", "fe80:0:0/48"]],
  ["::1", "0:0:0:0/64", ["0:0:0:0/56", "0:0:0/48"]],
  ["everybody", "unknown", []],
  [undefined, "unknown", []],
] as const)("the networks of %j are known", ([address, own, wider]) => {
  const visitor = visitorOf(address);
  expect(visitor.own).toBe(own);
  expect(visitor.wider.map(({ name }) => name)).toEqual(wider);
});

it("an IPv4 address is one in every spelling", () => {
  expect(plainAddress("::ffff:127.0.0.1")).toBe("127.0.0.1");
  expect(plainAddress("2001:db8::1")).toBe("2001:db8::1");
});
