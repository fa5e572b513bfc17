/** What HTML alone cannot tell, and why. */
export const notChecked = [
  {
    what: "Statuscode und Weiterleitungen",
    why: "Der Server sendet sie mit der Seite. Der Browser zeigt sie in der Netzwerkanalyse.",
  },
  {
    what: "Header der Antwort (Link, Caching, Sicherheit; bei eingefügten und gespeicherten Seiten auch X-Robots-Tag)",
    why: "Ein Header kann das Indexieren verbieten, obwohl das HTML es erlaubt. Fragen Sie mit curl -I.",
  },
  {
    what: "robots.txt und die XML-Sitemap",
    why: "Es sind eigene Dateien im Wurzelverzeichnis der Website. Der Befehl liest sie, wenn er einen Ordner bekommt.",
  },
  {
    what: "Ladezeit und Core Web Vitals",
    why: "Sie werden gemessen, während eine Seite lädt und benutzt wird. Benutzen Sie Lighthouse oder die Felddaten der Search Console.",
  },
  {
    what: "Was Skripte ändern",
    why: "Skripte der Seite laufen hier nie. Um ihre Arbeit einzuschließen, prüfen Sie das HTML nach dem Rendern.",
  },
  {
    what: "Schriftgröße, Tippflächen und Kontrast",
    why: "Sie hängen von Stylesheets ab, und die werden nicht geladen.",
  },
  {
    what: "Größen und Formate der Bilder, und ob ein Alternativtext stimmt",
    why: "Bilder werden nie geladen, und nur ein Mensch kann Text und Bild vergleichen.",
  },
  {
    what: "Kaputte Links",
    why: "Dazu braucht es die ganze Website: Prüfen Sie ihren Ordner mit dem Befehl, oder benutzen Sie einen Crawler.",
  },
  {
    what: "Ob andere Sprachfassungen zurückverweisen",
    why: "hreflang gilt nur, wenn beide Seiten einander nennen, und hier liegt nur diese vor.",
  },
  {
    what: "Gleiche Titel, Beschreibungen und Texte auf anderen Seiten",
    why: "Dazu braucht es die ganze Website: Prüfen Sie ihren Ordner mit dem Befehl, oder benutzen Sie einen Crawler.",
  },
  {
    what: "Links von anderen Websites, Platzierungen und Suchvolumen",
    why: "Die kennen nur Suchmaschinen und ihre Werkzeuge.",
  },
  {
    what: "Ob die Seite beantwortet, wonach gesucht wird",
    why: "Das kann kein Programm sagen. Lesen Sie die Seite jemandem vor, der bei Ihnen kauft.",
  },
];
