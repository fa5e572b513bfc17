import type { ServiceId } from "@kolam/content/model/pages/paths";

export const alsoDescribe: Partial<Record<ServiceId, string>> = {
  seo: "मुफ़्त SEO जाँच के लिए: अपनी साइट का पता, और वे तीन खोजें जिनमें आप ऊपर दिखना चाहें।",
};
