export const analyzerPrivacy = {
  pasted: "Seiten, die Sie einfügen, werden in Ihrem Browser gelesen und an niemanden gesendet.",
  stays: "Die Adresse, die Sie in die SEO-Analyse eingeben, bleibt in Ihrem Browser.",
  fetched:
    "Die Adresse, die Sie in die SEO-Analyse eingeben, geht an unseren Mailserver. Er lädt diese eine Seite, behält sie zehn Minuten im Arbeitsspeicher und schreibt nichts davon auf. Der Server der Seite sieht unsere Adresse, nicht Ihre.",
} as const;
