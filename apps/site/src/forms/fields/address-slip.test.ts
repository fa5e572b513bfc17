import { describe, expect, it } from "vitest";
import { meantAddress } from "./address-slip.ts";

describe("an address with a common slip", () => {
  it.each([
    ["asha@gmial.com", "asha@gmail.com"],
    ["Asha.Rao@gamil.con", "Asha.Rao@gmail.com"],
    ["asha@gmal.com", "asha@gmail.com"],
    ["asha@gmail.co", "asha@gmail.com"],
    ["asha@gmaill.com", "asha@gmail.com"],
    ["asha@hotnail.com", "asha@hotmail.com"],
    ["asha@yaho.co.in", "asha@yahoo.co.in"],
    ["asha@outlok.com", "asha@outlook.com"],
    ["asha@rediffmial.com", "asha@rediffmail.com"],
    ["asha@shop.example.con", "asha@shop.example.com"],
    ["asha@example.ogr", "asha@example.org"],
    [" asha@GMIAL.COM ", "asha@gmail.com"],
  ])("%s is asked about as %s", (address, meant) => {
    expect(meantAddress(address)).toBe(meant);
  });

  it("is not another real provider, a domain or the beginning of an address", () => {
    const providers = ["gmail.com", "mail.com", "ymail.com", "email.com", "yahoo.co.in"];
    for (const domain of [
      ...providers,
      "example.co",
      "example.om",
      "bücher.example",
      "gm.com",
      "",
    ]) {
      expect(meantAddress(`jörg@${domain}`)).toBeUndefined();
    }
    expect([meantAddress("asha"), meantAddress("")]).toEqual([undefined, undefined]);
  });

  it("is not asked about before it is typed to its end", () => {
    const typed = "asha@gmail.com";
    for (let end = 1; end <= typed.length; end += 1) {
      expect(meantAddress(typed.slice(0, end), false)).toBeUndefined();
    }
    expect(meantAddress("asha@gmial.com", false)).toBe("asha@gmail.com");
  });
});
