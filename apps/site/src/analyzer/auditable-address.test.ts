import { describe, expect, it } from "vitest";
import { auditableAddress } from "./auditable-address.ts";

describe("an address that may be audited", () => {
  it.each([
    ["shop.technology", "https://shop.technology/", "shop.technology"],
    ["उदाहरण.भारत", "https://xn--p1b6ci4b4b3a.xn--h2brj9c/", "उदाहरण.भारत"],
    ["http://shop.example:8080/a?b#c", "http://shop.example/a?b", "shop.example"],
    [" https://4.shop.example ", "https://4.shop.example/", "4.shop.example"],
  ])("%s", (typed, href, host) => {
    expect(auditableAddress(typed)).toEqual({ href, host });
  });

  it.each([
    "",
    "shop",
    "a b.example",
    "127.0.0.1",
    "0x7f.1",
    "[::1]",
    "ftp://a.example",
    "me:x@a.example",
  ])("is not %o", (typed) => expect(auditableAddress(typed)).toBeUndefined());
});
