import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "प्रकाशक की जानकारी";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("प्रकाशक की जानकारी"),
  description: `${company.name} की वेबसाइट के पीछे कौन है: नाम, पता, पंजीकरण, कर नंबर, और ज़िम्मेदार लोगों से कैसे संपर्क करें। यह सब एक ही पेज पर।`,
  keywords: ["प्रकाशक की जानकारी", company.name],
} as const satisfies PageWords;
