import { offices } from "@kolam/content/model/company/offices";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

const answered = [promises.read, offices[0].hours.days].filter(Boolean).join(", ");

export const replies = {
  contact: (email: string) =>
    `प्रोजेक्ट मैनेजर इसे पढ़कर ${email} पर जवाब देगा, ${answered}। तब तक कुछ न सुनें तो ${company.phone ? "फ़ोन कीजिए" : "फिर लिखिए"} और संदर्भ नंबर बताइए।`,
} as const;
