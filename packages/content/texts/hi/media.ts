import type { RichText } from "@kolam/content/model/basics/links";
import type { EmbedService } from "@kolam/content/model/media/embed-service";

type Service = Pick<EmbedService, "name" | "privacy">;

export const embedWords = {
  load: ({ name }: Service) => `${name} से दिखाएँ`,
  notice: ({ name, privacy }: Service): RichText => [
    `जब तक आप बटन न दबाएँ, ${name} से कुछ नहीं आता। दबाने पर ${name} को आपका नेटवर्क पता और इस साइट का पता मिलता है, और वह कुकी रख सकता है। `,
    { text: `${name} की प्राइवेसी पॉलिसी`, href: privacy },
  ],
  always: ({ name }: Service) => `${name} से हमेशा दिखाएँ`,
  open: ({ name }: Service) => `${name} पर खोलें`,
  settings: "बिना पूछे क्या दिखाया जाए",
  thirdParty: ({ name, privacy }: Service): RichText => [
    `कुछ पेज ${name} की चीज़ दिखा सकते हैं। वह तभी आती है जब आप उसका बटन दबाएँ, या आपने हमेशा के लिए हाँ कही हो। तब ${name} को आपका नेटवर्क पता और इस साइट का पता मिलता है, और वह कुकी रख सकता है। देखिए `,
    { text: `${name} की प्राइवेसी पॉलिसी`, href: privacy },
    "।",
  ],
} as const;

export const filmWords = { play: "चलाएँ", pause: "रोकें", captions: "सबटाइटल" } as const;
