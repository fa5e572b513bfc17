export const previewWords = {
  label: "झलक",
  of: (commit: string) => (commit ? `यह ${commit} की झलक है।` : "यह एक झलक है।"),
  live: "असली पेज",
  formsOff: "इस झलक में फ़ॉर्म बंद हैं: कुछ भेजा नहीं जाता।",
} as const;
