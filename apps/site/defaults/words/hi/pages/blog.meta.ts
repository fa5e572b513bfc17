import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "ब्लॉग";

export const search = {
  title: titled("ब्लॉग: लेख और समाचार"),
  description: `${company.city} से ${company.name} के लेख और समाचार: काम से हमने क्या सीखा, ग्राहकों के लिए और हर उस व्यक्ति के लिए लिखा हुआ, जो पूछता है।`,
  keywords: [`${company.name} ब्लॉग`, "लेख"],
} as const satisfies PageWords;

export function furtherPages(page: number, of: number) {
  return {
    title: titled(`ब्लॉग, ${of} में से पेज ${page}`),
    description: `${company.city} से ${company.name} के पुराने लेख और समाचार, सूची के ${of} पेजों में से पेज ${page}, सबसे नए लेख पहले और सबसे पुराने लेख आख़िर में।`,
  };
}
