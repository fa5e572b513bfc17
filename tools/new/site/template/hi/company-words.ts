import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

/** How the company describes itself everywhere. */
export const companyWords = {
  /** In structured data. */
  tagline: "[Replace] आप क्या करते हैं, कुछ शब्दों में।",
  /** In structured data, `llms.txt` and the web manifest. */
  description: `[Replace] आप कौन हैं, क्या करते हैं और किनके लिए, दो वाक्यों में। ${company.name}, ${company.city}।`,
  /** Below the logo in the footer. */
  pitch: "[Replace] आप क्या करते हैं और कहाँ, एक वाक्य में।",
} as const;

/** The link to the chat, if there is one, with a message that the visitor can edit. */
export const chat = chatWith(`नमस्ते ${company.name}, आपकी वेबसाइट देखी और एक सवाल है।`);
