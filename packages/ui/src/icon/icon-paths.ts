// Separate exports, for components that need no other icon.
export const sunPath =
  "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-13.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m-13.4 0 1.4-1.4M17.3 6.7l1.4-1.4";
export const moonPath = "M20.5 14.2A8.8 8.8 0 0 1 9.8 3.5a8.8 8.8 0 1 0 10.7 10.7z";

/** Paths on a 24 × 24 grid, stroked 1.75 wide with round caps. A zero-length segment is a dot. */
export const iconPaths = {
  menu: "M3 6.5h18M3 12h18M3 17.5h18",
  close: "m5.5 5.5 13 13m0-13-13 13",
  chevron: "m5.5 9 6.5 6.5L18.5 9",
  arrow: "M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5",
  phone:
    "M6 3.5h3.3l1.5 4.3-2 1.8a12.6 12.6 0 0 0 5.6 5.6l1.8-2 4.3 1.5V18a2.4 2.4 0 0 1-2.6 2.4A16.4 16.4 0 0 1 3.6 6.1 2.4 2.4 0 0 1 6 3.5z",
  mail: "M3 5.5h18v13H3zm.5.7 8.5 7 8.5-7",
  chat: "M3.5 4.5h17v12h-8.7L7 20.5v-4H3.5zm4.5 6v.01m4-.01v.01m4-.01v.01",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5.1-1.9 5.4 5.4",
  check: "m4 12.5 5.5 5.5 11-11.5",
  alert: "m12 3.5 9.5 17h-19zm0 6.5v4.5m0 3v.01",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.5m0-9v.01",
  star: "m12 3 2.7 5.9 6.4.7-4.8 4.3 1.4 6.3-5.7-3.2-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z",
  external: "M10 5.5H4v14.5h14.5V14M14 3.5h6.5V10m0-6.5-10 10",
  sun: sunPath,
  moon: moonPath,
  contrast:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-18v18m0-15.5h6.2M12 9.7h8.6M12 14h8.7M12 18.2h6.5",
  copy: "M8.5 8.5h12v12h-12zm-3 7h-2v-12h12v2",
  download: "M12 3.5V16m-5.5-5.5L12 16l5.5-5.5M4 20.5h16",
  upload: "M12 16.5V4M6.5 9.5 12 4l5.5 5.5M4 20.5h16",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5.2l3.5 2.1",
  pin: "M12 21.5s-7-6-7-11.5a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
} as const;

/** The name of an icon of the kit. */
export type IconName = keyof typeof iconPaths;

/** Every icon's name, in display order. */
export const iconNames = Object.keys(iconPaths) as IconName[];
