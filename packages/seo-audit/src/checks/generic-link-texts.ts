const lists = {
  de: "das, dies, hier, hier klicken, klicke hier, mehr, siehe, weiterlesen",
  en: `click, click here, click this, continue, continue reading, details, go, here, info, information, learn more,
    link, more, more info, more information, read more, right here, see more, start, this, this page, view more`,
  es: "aquí, click aquí, empezar, enlace, este, este enlace, más, más información, pincha aquí",
  fr: "cliquez ici, en savoir plus, ici, lire la suite, plus",
  hi: "अधिक जानें, अधिक जानकारी, और, और पढ़ें, यहाँ, यहाँ क्लिक करें",
  ja: "ここをクリック, こちらをクリック, リンク, 全文表示, 続きを読む, 続く",
  ko: "계속, 링크, 여기, 여기를 클릭, 이동, 자세히, 자세히 보기, 전체 보기, 클릭",
  pt: "clique aqui, ir, mais, mais informação, mais informações, veja mais",
  sv: "här, klicka här, läs mer, mer, mer info, mer information",
};

/** Link texts that say nothing about their target, by language: those of Lighthouse, and Hindi. */
export const genericLinkTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).map(([language, list]) => [language, list.split(/,\s+/)]),
);
