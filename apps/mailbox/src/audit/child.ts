import { network } from "@kolam/seo-audit/fetch";
import { answerOrders } from "./answer-orders.ts";

answerOrders(network);
