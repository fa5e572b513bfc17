export const serviceWords = {
  pairsWith: { title: "अक्सर साथ ली जाती हैं", lead: "दो सेवाएँ, जिनकी बात एक ही मुलाकात में निकल आती है।" },
  figuresNote: "औसत, समझाने के लिए। वादा नहीं।",
} as const;
