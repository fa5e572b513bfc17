import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "प्राइवेसी पॉलिसी";

export const search = {
  title: titled("प्राइवेसी पॉलिसी"),
  description:
    "इस वेबसाइट से हम कौन-सी निजी जानकारी लेते हैं, उसका क्या करते हैं, उसे कब तक रखते हैं, और आप अपनी जानकारी कैसे देख, सुधरवा या मिटवा सकते हैं।",
  keywords: ["प्राइवेसी पॉलिसी", `${company.name} निजी जानकारी`],
} as const satisfies PageWords;
