export const siteSearch = {
  label: "पूरी साइट में खोजिए",
  hint: "सेवाएँ, काम, दाम, सवाल, लेख और खाली पद।",
  clear: "खोज मिटाएँ",
  submit: "खोजें",
  loading: "साइट में खोज रहे हैं",
  failed: "खोज नहीं खुली। इंटरनेट देखकर फिर कोशिश कीजिए।",
  retry: "फिर कोशिश करें",
  count: (found: number, listed: number) =>
    found > listed
      ? `${found} पेज मिले, सबसे सटीक ${listed} ये हैं`
      : found === 1
        ? "1 पेज मिला"
        : `${found} पेज मिले`,
  none: "कुछ नहीं मिला। छोटा शब्द, या एक ही शब्द लिखकर देखिए।",
} as const;
