/** A typical page of a shop with many kinds of faults, for visitors who want to try the audit. */
export const exampleUrl = "https://shop.example/sarees";

export const examplePage = `<!doctype html>
<html>
<head>
<title>Home</title>
<meta name="description" content="Sarees, sarees, sarees.">
<meta name="viewport" content="width=device-width, user-scalable=no">
<link rel="canonical" href="/sarees">
<meta property="og:title" content="Silk sarees from Nashik">
<meta property="og:image" content="/pictures/front.jpg">
<script src="http://cdn.shop.example/slider.js"></script>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Product", "name": "Paithani saree", }
</script>
</head>
<body>
<div id="top" style="background:#fff;padding:12px;border-bottom:1px solid #ddd">
  <a href="javascript:menu()">Menu</a>
  <a href="/">Home</a>
  <a href="/offers">Click here</a>
</div>
<h1>Silk sarees, woven in Yeola and sold in Nashik</h1>
<img src="pictures/front.jpg">
<img src="pictures/paithani-green.jpg" width="600" height="800" alt="IMG_2041.jpg">
<h4>Why our sarees</h4>
<p>Every saree in the shop is woven by hand by one of eleven families in Yeola. We visit each of
them twice a year and pay on the day a saree is finished. A paithani takes between three weeks and
four months, so there is never more than one of each.</p>
<p>You can see the sarees in the shop on Laxmi Road between ten and eight, on all days but Monday,
or ask for a video call. We send parcels to every city in India within four days.</p>
<div id="top"><a href="/contact">Read more</a></div>
</body>
</html>
`;
