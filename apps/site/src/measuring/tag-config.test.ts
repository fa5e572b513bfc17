import { describe, expect, it } from "vitest";
import { ConfigError, readSiteConfig, type Setting } from "../../config/site-config.ts";

const website = "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35";
const tagOf = (env: Partial<Record<Setting, string>>) => readSiteConfig(env).tag;

describe("the tag's settings", () => {
  it("are off by default", () => {
    expect(readSiteConfig({})).not.toHaveProperty("tag");
  });

  it("name where Umami's script is and where its events go", () => {
    const cloud = { origin: "https://cloud.umami.is", collector: "https://gateway.umami.is" };
    const settings = { TAG: "umami", TAG_ID: website };
    expect(tagOf(settings)).toEqual({ kind: "umami", id: website, ...cloud });
    expect(tagOf({ ...settings, TAG_HOST: cloud.origin })).toMatchObject(cloud);
    const own = "https://stats.agency.in";
    expect(tagOf({ ...settings, TAG_HOST: own })).toMatchObject({ origin: own, collector: own });
  });

  it.each<[Partial<Record<Setting, string>>, string]>([
    [{ TAG: "ga" }, 'TAG is "ga". Give plausible, umami, google, or leave it empty for none.'],
    [
      { TAG_ID: "G-ABC123DEF4" },
      "TAG_ID is set, but TAG is not. Set TAG to plausible, umami, google.",
    ],
    [
      { TAG: "plausible" },
      'TAG_ID is "". For plausible it is the domain you added in Plausible, such as agency.example, or pa-… from its script.',
    ],
    [
      { TAG: "umami", TAG_ID: '1"><script>' },
      'TAG_ID is "1"><script>". For umami it is the website\'s id in Umami, such as 0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35.',
    ],
    [
      { TAG: "google", TAG_ID: "UA-12345-1" },
      'TAG_ID is "UA-12345-1". For google it is the Google tag\'s id, such as G-ABC123DEF4 or AW-123456789.',
    ],
    [
      { TAG: "google", TAG_ID: "G-ABC123DEF4", TAG_HOST: "https://stats.agency.in" },
      "TAG_HOST is set, but Google's tag has its own hosts. Leave it empty.",
    ],
    [
      { TAG: "google", TAG_ID: "G-ABC123DEF4", TAG_CONVERSION: "AW-123456789" },
      'TAG_CONVERSION is "AW-123456789". It is the conversion\'s send_to in Google Ads, such as AW-123456789/AbC-D_efG.',
    ],
    [
      { TAG: "plausible", TAG_ID: "agency.in", TAG_CONVERSION: "AW-123456789/AbC" },
      "TAG_CONVERSION is set, but only Google's tag has conversions, not plausible.",
    ],
  ])("say what is wrong and how to fix it: %o", (env, message) => {
    expect(() => readSiteConfig(env)).toThrow(new ConfigError(message));
  });
});
