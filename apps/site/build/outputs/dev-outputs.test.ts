import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { devOutputs } from "./dev-outputs.ts";

it.each(["//", "http://", "/\\", "http://[", "/about?//"])(
  "leaves the address %j to others, and the server running",
  async (url) => {
    const use = vi.fn();
    const { configureServer } = devOutputs();
    (configureServer as (vite: ViteDevServer) => void)({
      middlewares: { use },
    } as unknown as ViteDevServer);
    const [answer] = use.mock.calls[0] ?? [];
    const next = vi.fn();
    await answer({ url } as IncomingMessage, {} as ServerResponse, next);
    expect(next.mock.calls).toEqual([[]]);
  },
);
