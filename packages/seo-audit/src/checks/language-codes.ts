import { setOf } from "../set-of.ts";

/**
 * ISO 639-1 language codes, the only ones that `hreflang` accepts, and at the end those that they
 * replaced.
 */
const languageCodes =
  setOf(`aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de
  dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id
  ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu
  lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu
  rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr
  ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu iw in ji jw mo sh`);

/** ISO 3166-1 alpha-2 region codes in lower case. "uk" and "eu" are not among them. */
const regionCodes =
  setOf(`ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt
  bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh
  er es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht
  hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls
  lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni
  nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg
  sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug
  um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`);

/** The syntax of a BCP 47 tag: language, script, region, variants, extensions, private use. */
const TAG =
  /^(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wyz\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?$/i;

/** Bounds the work of the pattern; real tags are shorter. */
const MAX_TAG = 100;

/** Whether a `lang` value is well formed. A two-letter language must also exist. */
export function isLanguageTag(value: string): boolean {
  if (value.length > MAX_TAG || !TAG.test(value)) return false;
  const language = value.toLowerCase().split("-")[0] ?? "";
  return language.length !== 2 || languageCodes.has(language);
}

/**
 * Whether search engines understand an `hreflang` value: a language with optional script and
 * region, or x-default.
 */
export function isHreflang(value: string): boolean {
  const code = value.toLowerCase();
  const [, language = "", region] = /^([a-z]+)(?:-[a-z]{4})?(?:-(.*))?$/.exec(code) ?? [];
  const isKnown = languageCodes.has(language) && (region === undefined || regionCodes.has(region));
  return code === "x-default" || isKnown;
}
