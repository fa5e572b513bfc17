export const lightbox = {
  label: "इस पेज की तस्वीरें",
  enlarges: "बड़ी खुलती है",
  close: "बंद करें",
  fullSize: "पूरे आकार में",
  previous: "पिछली तस्वीर",
  next: "अगली तस्वीर",
  position: (number: number, count: number) => `${count} में से ${number}`,
} as const;
