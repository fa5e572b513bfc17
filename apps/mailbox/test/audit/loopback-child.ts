import { connect } from "node:net";
import type { Network } from "@kolam/seo-audit/fetch";
import { answerOrders } from "../../src/audit/answer-orders.ts";

/** Names lead to public addresses, and only connections know where the server is. */
const names: Readonly<Record<string, readonly string[]>> = {
  "inside.test": ["10.0.0.7"],
  "both.test": ["93.184.215.14", "169.254.169.254"],
};
const port = Number(process.argv[2]);
let lookUps = 0;

const network: Network = {
  async resolve(host) {
    if (host === "changing.test") {
      lookUps += 1;
      return [lookUps % 2 === 1 ? "93.184.215.14" : "127.0.0.1"];
    }
    if (host === "crash.test") process.exit(1);
    if (host === "nobody.test") throw new Error("ENOTFOUND");
    return names[host] ?? ["93.184.215.14"];
  },
  connect: () => connect({ host: "127.0.0.1", port }),
};

answerOrders(network);
