/** The faults of the English page, in a German shop. */
export const exampleUrl = "https://shop.example/schals";

export const examplePage = `<!doctype html>
<html>
<head>
<title>Home</title>
<meta name="description" content="Schals, Schals, Schals.">
<meta name="viewport" content="width=device-width, user-scalable=no">
<link rel="canonical" href="/schals">
<meta property="og:title" content="Schals aus Wolle und Seide">
<meta property="og:image" content="/bilder/laden.jpg">
<script src="http://cdn.shop.example/slider.js"></script>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Product", "name": "Schal aus Merinowolle", }
</script>
</head>
<body>
<div id="top" style="background:#fff;padding:12px;border-bottom:1px solid #ddd">
  <a href="javascript:menu()">Menü</a>
  <a href="/">Startseite</a>
  <a href="/angebote">Hier klicken</a>
</div>
<h1>Schals aus Wolle und Seide, von Hand gewebt</h1>
<img src="bilder/laden.jpg">
<img src="bilder/merino-gruen.jpg" width="600" height="800" alt="IMG_2041.jpg">
<h4>Warum unsere Schals</h4>
<p>Jeder Schal im Laden wird in einer von elf Werkstätten von Hand gewebt. Wir besuchen jede
zweimal im Jahr und bezahlen an dem Tag, an dem ein Schal fertig ist. Die Arbeit dauert zwischen
drei Tagen und vier Wochen, deshalb gibt es jedes Stück nur einmal.</p>
<p>Sie können die Schals an allen Tagen außer Montag von zehn bis achtzehn Uhr im Laden ansehen
oder sich am Telefon beraten lassen. Pakete sind nach vier Tagen bei Ihnen.</p>
<div id="top"><a href="/kontakt">Mehr lesen</a></div>
</body>
</html>
`;
