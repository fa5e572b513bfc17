import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "सुगम्यता";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("सुगम्यता विवरण"),
  description: `${company.name} की वेबसाइट सबके लिए कैसे बनाई गई: वह किस मानक पर चलती है, उसकी जाँच कैसे होती है, और जो काम न करे, वह किसे बताएँ।`,
  keywords: ["सुगम्यता विवरण", company.name],
} as const satisfies PageWords;
