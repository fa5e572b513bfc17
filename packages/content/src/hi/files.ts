import { company } from "@site/facts/company";

export const cardText = {
  since: `${company.city}, ${company.founded} से`,
  alt: (title: string) => `“${title}”, और पास में एक कोलम: बिंदियों के चारों ओर घूमती एक ही लकीर।`,
  coverAlt: (title: string) => `“${title}”, और नीचे लेख के आँकड़ों का चित्र।`,
} as const;

export const humansCredits = {
  thanked: [
    "Anek Latin और Anek Devanagari के लिए Ek Type, मुंबई (SIL Open Font License)",
    "उन लोगों का, जो हर सुबह कोलम बनाते हैं और उस पर अपना नाम नहीं लिखते",
  ],
  drawings: "हर चित्र बिंदियों के चारों ओर घूमती एक ही लकीर है, जो साइट बनते समय खींची जाती है",
} as const;
