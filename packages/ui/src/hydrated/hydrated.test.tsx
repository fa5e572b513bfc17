import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useHydrated } from "./hydrated.tsx";

function Probe() {
  return useHydrated() ? "browser" : "server";
}

describe("useHydrated", () => {
  it("is false on the server", () => {
    expect(renderToString(<Probe />)).toBe("server");
  });
});
