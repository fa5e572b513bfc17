/** What strangers write who sell something through other people's forms, in English, Hindi and German. */
export const pitches: readonly { points: number; reason: string; words: RegExp }[] = [
  {
    points: 3,
    reason: "words of junk mail",
    words:
      /viagra|cialis|casino|कैसीनो|porn|hot (?:girls|singles)|crypto|क्रिप्टो|bitcoin|forex|replica|potenzmittel|ताकत बढ़ा|followers?\b|फॉलोअर|(?:instant|payday) loan|business loan up to|लोन पाएं|sofortkredit|ohne schufa|lucky draw|लकी ड्रॉ|email (?:list|database)|ईमेल डेटाबेस|adressdaten/i,
  },
  {
    points: 3,
    reason: "links for sale",
    words:
      /guest post|गेस्ट पोस्ट|gastbeitr|do-?follow|डूफॉलो|link building|\bDA ?\d\d|(?:buy|cheap|permanent|quality|hochwertige|सस्ते) (?:backlinks?|बैकलिंक)|sponsored (?:post|article)|link(?:ing)? to (?:our|my) (?:article|site|blog)/i,
  },
  {
    points: 3,
    reason: "somebody who judges your website",
    words:
      /(?:your (?:web)?site|your domain|your google business)[^.?!]{0,40}(?:errors?|issues?|outdated|rank|bounce|not verified|selected|looks|video)|(?:visited|checked|reviewed|checking) your (?:web)?site|errors that stop|idea for your site|contact forms? just like|ihre? (?:webseite|website|google-eintrag)[^.?!]{0,40}(?:fehler|veraltet|nicht optimiert|ranking)|(?:besucher|mehr) für ihre website|visitors to your (?:web)?site|आपकी वेबसाइट (?:पुरानी|को गूगल|पर रोज़|की फ्री)|ऑडिट रिपोर्ट/i,
  },
  {
    points: 2,
    reason: "an offer that nobody asked for",
    words:
      /\bwe (?:offer|provide|help|can (?:fix|send))\b|our (?:team of|services|link|packages)|i am an? (?:\w+ )?seo|leading (?:\w+ )*company|our portfolio|i can (?:post|send|help)|sell us|(?:may|can) i send you|wir (?:bieten|bringen|verkaufen)|unsere (?:agentur|experten)|nehmen sie|darf ich ihnen|do you accept|हमारी (?:कंपनी सिर्फ|सेवाएं)|हमारे पैकेज|हम (?:\S+ ){0,6}(?:बेचते|सेवाएं देते|बनाते) हैं|स्वीकार करते हैं|बिक्री के लिए|हम आपकी/i,
  },
  {
    points: 2,
    reason: "a promise or a hurry",
    words:
      /guarantee|garantiert|गारंटी|first page|1st page|top (?:3|three|of google)|seite 1|पहले पेज|limited (?:offer|time)|सीमित समय|today only|only today|nur heute|act now|this week only|\d\d ?% (?:off|rabatt)|congratulations|glückwunsch|बधाई हो|winner|gewonnen|earn \$|verdienen sie|कमाएं|welcome bonus|willkommensbonus|दोगुन|free (?:audit|shipping)|kostenlose (?:analyse|s erstgespräch)|kostenlosen erstgespräch|without documents|बिना कागजात|for only|(?:from|at|ab|schon ab|starten? at) [$€]?\d+ ?(?:usd|euro|\$|€|\/hour)?|\d+ में|से शुरू/i,
  },
  {
    points: 1,
    reason: "a call to answer or to click",
    words:
      /click (?:here|on)|hier klicken|यहाँ|visit https|reply (?:for|yes|and)|interested\?|interesse an|would you like|price ?list|preisliste|रेट|rates\b|preise\.|packages|pakete|रिप्लाई|जवाब दें|order here|apply now|jetzt (?:beantragen|spielen)|अभी|anfordern|call us back|claim it|रुचि/i,
  },
  {
    points: 3,
    reason: "an invitation to another chat, or to unsubscribe",
    words: /https?:\/\/(?:t\.me|wa\.me|bit\.ly|tinyurl\.com)\/|unsubscribe|opt-?out|abmelden:/i,
  },
];
