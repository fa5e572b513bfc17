/** The audit of the same address beside the simulation, where there is one. */
export interface RealAudit {
  readonly start: (url: string) => void;
  readonly stop: () => void;
  /** Whether it is under way, or its report is there. */
  readonly beside: "running" | "done" | undefined;
}
