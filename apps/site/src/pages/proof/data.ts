import type { DataOf, ProofData } from "../../articles/data-of.ts";

export const data: DataOf<ProofData> = async (_part, { figures }) => ({ figures: figures() });
