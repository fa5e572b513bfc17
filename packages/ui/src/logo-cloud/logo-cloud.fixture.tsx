import type { LogoCloudItem } from "./logo-cloud.tsx";

const mark = (width: number, path: string) => (
  <svg viewBox={`0 0 ${width} 32`} width={width} height="32" fill="none" stroke="currentColor">
    <path d={path} strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** Logos of companies that do not exist, of different widths. */
export const sampleLogos: readonly LogoCloudItem[] = [
  { name: "Harbour Museum", logo: mark(96, "M4 26q11-22 22 0 11-22 22 0 11-22 22 0 11-22 22 0") },
  { name: "Nine Mills", logo: mark(64, "M4 28V4l28 24V4m10 24V4h18v12H42") },
  { name: "Roundhouse", logo: mark(40, "M20 28a12 12 0 1 0 0-24 12 12 0 0 0 0 24zm0-8v-8") },
  {
    name: "Lattice",
    logo: mark(
      120,
      "m4 16 14-12 14 12-14 12zm28 0L46 4l14 12-14 12zm28 0 14-12 14 12-14 12zm28 0 14-12 14 12-14 12z",
    ),
  },
  { name: "Ferry Line", logo: mark(88, "M4 8h50M4 16h34M4 24h20m22 4 34-24") },
  { name: "Stair and Sons", logo: mark(72, "M4 28h16v-8h16v-8h16V4h16") },
];
