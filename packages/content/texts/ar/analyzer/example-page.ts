export const exampleUrl = "https://shop.example/carpets";

/** The English page with its faults. The audit does not know the empty link texts of Arabic. */
export const examplePage = `<!doctype html>
<html>
<head>
<title>الرئيسية</title>
<meta name="description" content="سجاد، سجاد، سجاد.">
<meta name="viewport" content="width=device-width, user-scalable=no">
<link rel="canonical" href="/carpets">
<meta property="og:title" content="سجاد صوفي منسوج يدويًا">
<meta property="og:image" content="/pictures/front.jpg">
<script src="http://cdn.shop.example/slider.js"></script>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Product", "name": "سجادة صوفية", }
</script>
</head>
<body>
<div id="top" style="background:#fff;padding:12px;border-bottom:1px solid #ddd">
  <a href="javascript:menu()">القائمة</a>
  <a href="/">الرئيسية</a>
  <a href="/offers">اضغط هنا</a>
</div>
<h1>سجاد صوفي تنسجه العائلات ويبيعه المتجر</h1>
<img src="pictures/front.jpg">
<img src="pictures/carpet-green.jpg" width="600" height="800" alt="IMG_2041.jpg">
<h4>لماذا سجادنا</h4>
<p>كل سجادة في المتجر منسوجة يدويًا لدى واحدة من إحدى عشرة عائلة. نزور كل عائلة مرتين في السنة،
وندفع يوم تكتمل السجادة. تستغرق السجادة من ثلاثة أسابيع إلى أربعة أشهر، لذلك لا توجد من كل منها
إلا واحدة.</p>
<p>يمكنك رؤية السجاد في المتجر من العاشرة إلى الثامنة كل يوم ما عدا الاثنين، أو طلب مكالمة مرئية.
ونرسل الطرود إلى كل مدن البلاد خلال أربعة أيام.</p>
<div id="top"><a href="/contact">اقرأ المزيد</a></div>
</body>
</html>
`;
