export const sheetWords = {
  nothing: "अभी किसी पर निशान नहीं है। जोड़ यहाँ आएगा।",
  later: "भेजते ही जोड़ मिल जाएगा।",
  units: { "one-off": "एक बार", hour: "घंटे के हिसाब से", day: "दिन के हिसाब से", month: "हर महीने" },
  onRequest: "बात करने के बाद",
  without: "इसमें नहीं है:",
  weekLabel: "हफ़्ता",
  weeksLabel: "हफ़्ते",
  inARow: "एक के बाद एक; साथ-साथ हों तो कम",
} as const;
