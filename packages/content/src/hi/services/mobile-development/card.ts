import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "एक ही कोड से iOS और Android, और ऐसी तारीखें जिन पर भरोसा हो सके।",
  features: [
    "Flutter, React Native या नेटिव",
    "बिना नेटवर्क चलता है",
    "UPI और कार्ड से भुगतान",
    "स्टोर में डालने का झंझट हमारा",
  ],
} as const satisfies ServiceCard;
