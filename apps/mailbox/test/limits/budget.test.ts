import { expect, it } from "vitest";
import { budget } from "../../src/limits/budget.ts";
import { visitorOf } from "../../src/limits/networks.ts";
import { dayBudget } from "../../src/limits/quota.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The IPv6 address of a client in a /64 of a /56 of a /48. */
const ipv6 = (area: number, line: number, own: number) =>
  `2001:db8:${area.toString(16)}:${(line * 256 + own).toString(16)}::1`;

/** Numbers from 0. */
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Connections, of which each address may have 64. */
function connections(all = 1024) {
  const shared = budget({ all, each: 64 });
  const open = (address: string) => {
    const held = shared.hold(visitorOf(address));
    return held.more(1) ? held : undefined;
  };
  return {
    open,
    /** Opens as many as there are, and returns their number. */
    all: (addresses: readonly string[]) => {
      let number = 0;
      // In turn, as an attacker does best.
      for (let round = 0; round < 64; round += 1) {
        number += addresses.filter((address) => open(address)).length;
      }
      return number;
    },
  };
}

/** 200 visitors in a network, and 20 elsewhere. */
const honest = {
  "an IPv4 /24": upTo(200).map((at) => `192.0.2.${at + 50}`),
  "an IPv6 /48": upTo(200).map((at) => ipv6(0, 1 + (at % 255), 100 + Math.floor(at / 255))),
  elsewhere: upTo(20).map((at) => `198.51.${at}.1`),
};

it.for([
  ["an IPv6 /56", upTo(64).map((own) => ipv6(0, 0, own)), "an IPv6 /48"],
  ["a whole IPv6 /56", upTo(256).map((own) => ipv6(0, 0, own)), "an IPv6 /48"],
  ["an IPv4 /24", upTo(50).map((own) => `192.0.2.${own}`), "an IPv4 /24"],
] as const)(
  "connections that %s takes, as many as it can, leave one to each of 200 others in its wider network, and elsewhere",
  ([_, attackers, network]) => {
    const { open, all } = connections();
    const taken = all(attackers);
    expect(taken).toBeLessThanOrEqual(512);
    const served = honest[network].filter((address) => open(address));
    expect(served).toHaveLength(200);
    expect(honest.elsewhere.filter((address) => open(address))).toHaveLength(20);
  },
);

it("networks share by their number: eight attackers leave a ninth of the connections", () => {
  const { open, all } = connections();
  const attackers = upTo(8).flatMap((area) => upTo(64).map((own) => ipv6(area, own, 0)));
  all(attackers);
  expect(honest.elsewhere.filter((address) => open(address))).toHaveLength(20);
});

it("a network may have almost anything while little is used, and its members come again", () => {
  const { open } = connections();
  const phones = upTo(200).map((at) => `192.0.2.${at}`);
  for (const phone of [...phones, ...phones]) expect(open(phone)).toBeDefined();
});

it("without a limit for an address there is none for its network", () => {
  const shared = budget({ all: 4, each: 0 });
  const held = shared.hold(visitorOf("192.0.2.1"));
  expect(held.more(4)).toBe(true);
  expect(held.more(1)).toBe(false);
});

it("what is held is given back once, whatever it has grown to", () => {
  const shared = budget({ all: 100, each: 50 });
  const visitor = visitorOf("192.0.2.1");
  const held = shared.hold(visitor);
  expect([held.more(20), held.more(25), held.more(6)]).toEqual([true, true, false]);
  held.more(-20);
  expect(shared.used.of(visitor.own)).toBe(25);
  held.end();
  held.end();
  expect([...shared.used.entries()]).toEqual([]);
});

it("a newcomer may hold a small amount before it counts as one who comes again", () => {
  const shared = budget({ all: 100, each: 90 }, 10);
  const [hog, other] = ["192.0.2.1", "192.0.2.2"].map((one) => shared.hold(visitorOf(one)));
  for (let at = 0; at < 90; at += 1) hog?.more(1);
  expect(shared.used.of("192.0.2.1")).toBe(50);
  expect([other?.more(6), other?.more(4), other?.more(1), other?.more(1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

/** What a form may receive in a day by default, in bytes, and what an address may send of it. */
const daily = { all: 150 * 1024 * 1024, each: 20 * 1024 * 1024 };
/** A post of the attack: 256 KB of text, and what its mail adds. */
const large = 640 * 1024;
const small = 6 * 1024;

it.for([
  ["ten /64 of one /56", upTo(10).map((own) => ipv6(0, 0, own)), "an IPv6 /48"],
  ["all /64 of one /56", upTo(256).map((own) => ipv6(0, 0, own)), "an IPv6 /48"],
  ["50 addresses of one /24", upTo(50).map((own) => `192.0.2.${own}`), "an IPv4 /24"],
] as const)("the day of a key is not used up by %s", ([_, attackers, network]) => {
  let now = 400 * dayMs;
  const day = dayBudget(daily, () => now);
  const post = (address: string, bytes: number): boolean => {
    const visitor = visitorOf(address);
    if (day.refusal(visitor, bytes)) return false;
    day.count(visitor, bytes);
    return true;
  };
  let refused = 0;
  const seconds = 240;
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    for (const attacker of attackers) refused += post(attacker, large) ? 0 : 1;
    // Somebody elsewhere posts each second, and somebody in the attacker's network.
    expect(post(`198.51.${second % 250}.${second % 100}`, small), `elsewhere, ${second}`).toBe(true);
    const neighbour = honest[network][second];
    if (neighbour) expect(post(neighbour, small), `near, ${second}`).toBe(true);
  }
  expect(refused).toBeGreaterThan(seconds);
  now += dayMs;
  expect(post(attackers[0] ?? "", large)).toBe(true);
});
