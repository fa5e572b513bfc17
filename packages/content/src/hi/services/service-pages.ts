import { besidesAbsent } from "@kolam/content/model/shapes/absent";
import { servicePages as first } from "../../en/services/service-pages.ts";
import { absent } from "../language.ts";
import { digitalMarketing } from "./digital-marketing/page.ts";

export const servicePages = besidesAbsent(first, absent, { "digital-marketing": digitalMarketing });
