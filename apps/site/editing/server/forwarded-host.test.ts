import { expect, it } from "vitest";
import { HostError, readForwardedHost } from "./forwarded-host.ts";

it("takes one host, in any letters", () => {
  expect(readForwardedHost(" Box-4173.app.example.dev ")).toBe("box-4173.app.example.dev");
  expect(readForwardedHost("box.example.dev:8443")).toBe("box.example.dev:8443");
  expect(readForwardedHost(undefined)).toBeUndefined();
  expect(readForwardedHost("")).toBeUndefined();
});

it.each([
  "*",
  "*.app.example.dev",
  ".app.example.dev",
  "https://box.example.dev",
  "box.example.dev/",
  "a.example b.example",
  "true",
])("refuses what could be more than one host, or none: %s", (given) => {
  expect(() => readForwardedHost(given)).toThrow(HostError);
});
