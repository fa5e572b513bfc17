import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

export const companyWords = {
  tagline: "सॉफ़्टवेयर और मार्केटिंग, एक ही लकीर में।",
  description: `${company.name} ${company.city}, ${company.address.country} की सॉफ़्टवेयर और डिजिटल मार्केटिंग एजेंसी है। सोचना, डिज़ाइन करना, बनाना और लोगों तक पहुँचाना, सब एक ही टीम करती है। बाद में फ़ोन भी वही उठाती है।`,
  pitch: `${company.city} की एक ही टीम का सॉफ़्टवेयर और मार्केटिंग। ${company.founded} से, इत्मीनान से।`,
} as const;

export const chat = chatWith(`नमस्ते ${company.name}, आपकी वेबसाइट देखी। एक काम के बारे में बात करनी है।`);
