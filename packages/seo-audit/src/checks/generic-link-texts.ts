const lists = {
  ar: "اضغط هنا, انقر هنا, هنا, المزيد, اقرأ المزيد, لمزيد من المعلومات, اعرف المزيد, رابط, تفاصيل",
  de: "das, dies, hier, hier klicken, klicke hier, klicken sie hier, mehr, mehr erfahren, mehr lesen, siehe, weiterlesen",
  en: `click, click here, click this, continue, continue reading, details, go, here, info, information, learn more,
    link, more, more info, more information, read more, right here, see more, start, this, this page, view more`,
  es: "aquí, click aquí, empezar, enlace, este, este enlace, haz clic aquí, leer más, más, más información, pincha aquí, saber más, ver más",
  fr: "cliquez ici, en savoir plus, ici, lire la suite, lire plus, plus, plus d'infos, voir plus",
  hi: "अधिक जानें, अधिक जानकारी, और, और पढ़ें, यहाँ, यहाँ क्लिक करें",
  it: "clicca qui, qui, leggi tutto, leggi di più, di più, scopri di più, maggiori informazioni, continua a leggere",
  ja: "ここをクリック, こちらをクリック, リンク, 全文表示, 続きを読む, 続く",
  ko: "계속, 링크, 여기, 여기를 클릭, 이동, 자세히, 자세히 보기, 전체 보기, 클릭",
  nl: "klik hier, hier, lees meer, lees verder, meer, meer informatie, verder lezen",
  pl: "kliknij tutaj, tutaj, tu, więcej, czytaj więcej, czytaj dalej, dowiedz się więcej, link",
  pt: "clique aqui, ir, mais, mais informação, mais informações, veja mais",
  ru: "здесь, тут, нажмите здесь, подробнее, ещё, читать далее, читать дальше, узнать больше, ссылка",
  sv: "här, klicka här, läs mer, mer, mer info, mer information",
  tr: "buraya tıklayın, tıklayın, burada, buradan, devamı, devamını oku, daha fazla, daha fazla bilgi, detaylar",
  zh: "点击这里, 点这里, 这里, 更多, 查看更多, 了解更多, 阅读全文, 阅读更多, 详情, 點擊這裡, 這裡, 閱讀全文, 閱讀更多, 了解詳情",
};

/** Link texts that say nothing about their target, by language. */
export const genericLinkTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).map(([language, list]) => [language, list.split(/,\s+/)]),
);
