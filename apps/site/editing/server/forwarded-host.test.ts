import { expect, it } from "vitest";
import { forwardedHostOf, HostError } from "./forwarded-host.ts";

const hostOf = (tag: string, env: Readonly<Record<string, string | undefined>>) =>
  forwardedHostOf(["en", "hi"], tag, { DEV_PORT: "4173", ...env });
const first = (given: string | undefined) => hostOf("en", { EDITING_HOST: given });

it("takes one host, in any letters", () => {
  expect(first(" Box-4173.app.example.dev ")).toBe("box-4173.app.example.dev");
  expect(first("box.example.dev:8443")).toBe("box.example.dev:8443");
  expect(first(undefined)).toBeUndefined();
  expect(first("")).toBeUndefined();
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
  expect(() => first(given)).toThrow(HostError);
});

it("finds the host of another language by its port, or by its own setting", () => {
  const hi = (host: string, own?: string) =>
    hostOf("hi", { EDITING_HOST: host, EDITING_HOST_HI: own });
  expect(hi("box-4173.app.example.dev")).toBe("box-4175.app.example.dev");
  expect(hi("4173-box.example.dev")).toBe("4175-box.example.dev");
  expect(hi("box.example.dev:4173")).toBe("box.example.dev:4175");
  expect(hi("box.example.dev")).toBeUndefined();
  expect(hi("box-41730.example.dev")).toBeUndefined();
  expect(hi("box.example.dev", "hindi.example.dev")).toBe("hindi.example.dev");
  expect(hostOf("hi", {})).toBeUndefined();
  expect(() => hi("box.example.dev", "*.example.dev")).toThrow(/EDITING_HOST_HI/);
});
