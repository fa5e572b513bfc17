import type { Engine } from "./engine.ts";
import { local } from "./local.ts";
import { nginx } from "./nginx.ts";
import { workerd } from "./workerd.ts";

/** The engines that must agree, those that are missing here included. */
export const engines: readonly Engine[] = [local, nginx, workerd];
