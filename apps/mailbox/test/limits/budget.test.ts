import { expect, it } from "vitest";
import { budget } from "../../src/limits/budget.ts";
import { type Visitor, visitorOf } from "../../src/limits/networks.ts";
import { dayBudget } from "../../src/limits/quota.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A client in a /64 of a /56 of a /48. */
const ipv6 = (area: number, line: number, own: number): Visitor =>
  visitorOf(`2001:db8:${area.toString(16)}:${(line * 256 + own).toString(16)}::1`);

/** A client in the /24 of an attacker. */
const ipv4 = (last: number): Visitor => visitorOf(`192.0.2.${last}`);

/** Numbers from 0. */
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Connections, of which each address may have 64. */
function connections(all = 1024) {
  const shared = budget({ all, each: 64 });
  const open = (visitor: Visitor) => {
    const held = shared.hold(visitor);
    return held.more(1) ? held : undefined;
  };
  return {
    open,
    /** Opens as many as there are, and returns their number. */
    all: (visitors: readonly Visitor[]) => {
      let number = 0;
      // In turn, as an attacker does best.
      for (let round = 0; round < 64; round += 1) {
        number += visitors.filter(open).length;
      }
      return number;
    },
  };
}

/** 200 visitors in a network of the attacker's. */
const near = {
  "their /24": upTo(200).map((at) => ipv4(at + 50)),
  "their /48": upTo(200).map((at) => ipv6(0, 1 + at, 100)),
  "their /56 and /48": upTo(200).map((at) => ipv6(0, at % 3, 64 + Math.floor(at / 3))),
};
/** Visitors elsewhere, in their own networks. */
const elsewhere = upTo(20).map((at) => visitorOf(`198.51.${at}.1`));

it.for([
  ["64 /64 of an IPv6 /56", upTo(64).map((own) => ipv6(0, 0, own)), "their /56 and /48"],
  ["a whole IPv6 /56", upTo(256).map((own) => ipv6(0, 0, own)), "their /48"],
  ["50 addresses of an IPv4 /24", upTo(50).map(ipv4), "their /24"],
] as const)(
  "connections that %s take, as many as they can, leave one to each of 200 others in a network of theirs, and elsewhere",
  ([_, attackers, network]) => {
    const { open, all } = connections();
    expect(all(attackers)).toBeLessThanOrEqual(512);
    expect(near[network].filter(open)).toHaveLength(200);
    expect(elsewhere.filter(open)).toHaveLength(20);
  },
);

it("networks share by their number: eight attackers leave a ninth of the connections", () => {
  const { open, all } = connections();
  const attackers = upTo(8).flatMap((area) => upTo(64).map((own) => ipv6(area, own, 0)));
  all(attackers);
  expect(elsewhere.filter(open)).toHaveLength(20);
});

it("a network may have almost anything while little is used, and its members come again", () => {
  const { open } = connections();
  const phones = upTo(200).map(ipv4);
  for (const phone of [...phones, ...phones]) expect(open(phone)).toBeDefined();
});

it("without a limit for an address there is none for its network", () => {
  const shared = budget({ all: 4, each: 0 });
  const held = shared.hold(ipv4(1));
  expect(held.more(4)).toBe(true);
  expect(held.more(1)).toBe(false);
});

it("what is held is given back once, however much it has grown", () => {
  const shared = budget({ all: 100, each: 50 });
  const visitor = ipv4(1);
  const held = shared.hold(visitor);
  expect([held.more(20), held.more(25), held.more(6)]).toEqual([true, true, false]);
  held.more(-20);
  expect(shared.used.of(visitor.own)).toBe(25);
  held.end();
  held.end();
  expect([...shared.used.entries()]).toEqual([]);
  // The parser of a refused body may drop the rest of it later.
  held.more(-20);
  expect([...shared.used.entries()]).toEqual([]);
});

it("a newcomer may hold a small amount before it counts as one who comes again", () => {
  const shared = budget({ all: 100, each: 90 }, 10);
  const [hog, other] = [ipv4(1), ipv4(2)].map(shared.hold);
  for (let at = 0; at < 90; at += 1) hog?.more(1);
  expect(shared.used.of(ipv4(1).own)).toBe(50);
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
  ["ten /64 of one /56", upTo(10).map((own) => ipv6(0, 0, own)), "their /56 and /48"],
  ["all /64 of one /56", upTo(256).map((own) => ipv6(0, 0, own)), "their /48"],
  ["50 addresses of one /24", upTo(50).map(ipv4), "their /24"],
] as const)(
  "the day of a key is not used up by %s, for 200 others in a network of theirs, and elsewhere",
  ([_, attackers, network]) => {
    let now = 400 * dayMs;
    const day = dayBudget(daily, () => now);
    const post = (visitor: Visitor, bytes: number): boolean => {
      if (day.refusal(visitor, bytes)) return false;
      day.count(visitor, bytes);
      return true;
    };
    const taken = { attacker: 0, near: 0, elsewhere: 0 };
    for (let second = 0; second < 200; second += 1) {
      now += 1000;
      taken.attacker += attackers.filter((attacker) => post(attacker, large)).length;
      taken.near += Number(post(near[network][second] ?? ipv4(0), small));
      taken.elsewhere += Number(post(visitorOf(`198.51.100.${second}`), small));
    }
    expect(taken).toEqual({ attacker: expect.any(Number), near: 200, elsewhere: 200 });
    expect(taken.attacker * large).toBeLessThanOrEqual(daily.all / 2);
    now += dayMs;
    expect(attackers.every((attacker) => post(attacker, small))).toBe(true);
  },
);
