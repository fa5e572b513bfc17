import type { Config } from "../config.ts";
import { budget } from "./budget.ts";
import { dailyQuotas } from "./quota.ts";
import { rateLimit } from "./rate-limit.ts";

/** Wrong inbox passwords per minute and client address. */
const passwordsPerMinute = 10;
/** Malformed posts allowed for each storable one. */
const malformedPerPost = 4;
/** Connections of one address for each post that it may have half sent: browsers keep some open. */
const connectionsPerPost = 4;
/** The factor by which a proxy may have more connections: rejected posts must not block others. */
const proxiedConnections = 4;
/** The part of the memory that one address may have: that of three applicants with large files. */
const memoryOfAddress = 1 / 4;
/** A client that holds no more memory than this counts as new: a post arrives in pieces. */
const smallPostBytes = 64 * 1024;

export type Limits = ReturnType<typeof createLimits>;

/**
 * Everything that visitors have a limited amount of.
 * @param stored what was stored in the last 24 hours, before the start
 */
export function createLimits(config: Config, stored: Parameters<typeof dailyQuotas>[1]) {
  const { ratePerMinute, openPerAddress, maxConnections, maxHalfSent, maxPostBytes } = config;
  const limitsMemory = openPerAddress > 0;
  // Behind a proxy every connection is the proxy's own, whoever the client is.
  const connections =
    config.trustProxy > 0
      ? { all: maxConnections * proxiedConnections, each: 0 }
      : { all: maxConnections, each: openPerAddress * connectionsPerPost };
  return {
    /** Submissions a minute. */
    posts: rateLimit(ratePerMinute),
    /**
     * Malformed submissions per minute; generous, so that somebody who corrects an answer is not
     * blocked.
     */
    malformed: rateLimit(ratePerMinute * malformedPerPost),
    /** Wrong passwords per minute. */
    passwords: rateLimit(passwordsPerMinute),
    connections: budget(connections),
    /** Submissions whose body is not complete. */
    halfSent: budget({ all: maxHalfSent, each: openPerAddress }),
    /** Bytes of submissions that have not been stored or rejected yet. */
    memory: budget(
      { all: maxPostBytes, each: limitsMemory ? maxPostBytes * memoryOfAddress : 0 },
      smallPostBytes,
    ),
    quotas: dailyQuotas(config.quotas, stored),
  };
}
