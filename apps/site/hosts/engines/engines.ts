import { caddy } from "./caddy.ts";
import type { Engine } from "./engine.ts";
import { local } from "./local.ts";
import { nginx } from "./nginx.ts";
import { workerd } from "./workerd.ts";

/**
 * The engines that the tests compare, including those that are not installed; Caddy only where it
 * is.
 */
export const engines: readonly Engine[] = [
  local,
  nginx,
  workerd,
  ...(caddy.missing === undefined ? [caddy] : []),
];
