/** The hosts that Google names. */
export const hosts =
  /^https:\/\/[\w.-]*\b(?:googletagmanager|google-analytics|googleadservices|doubleclick|google)\.(?:com|net)\//;

/**
 * A stand-in for gtag.js: its Trusted Types policy, a second script for the second account, its
 * cookies, and requests to the hosts that Google names. It does only what the consent allows.
 */
export const gtag = `{
  const mine = new URL(document.currentScript.src).searchParams.get("id");
  const policy = trustedTypes.createPolicy("goog#html", { createScriptURL: (url) => url });
  const script = (url) => {
    const added = document.createElement("script");
    added.src = policy.createScriptURL(url);
    document.head.append(added);
  };
  const send = (url, parameters) =>
    fetch(url + "?" + new URLSearchParams(parameters), { method: "POST", mode: "no-cors" });
  const loaded = (window.google_tag_manager ??= {});
  loaded[mine] = true;
  let granted = false;
  const commands = {
    consent: (kind, state) => { granted = state.analytics_storage === "granted"; },
    config(tid) {
      if (!loaded[tid]) script("https://www.googletagmanager.com/gtag/js?id=" + tid);
      loaded[tid] = true;
      if (tid !== mine) return;
      if (!granted) return;
      document.cookie = mine.startsWith("AW") ? "_gcl_au=1; path=/" : "_ga=1; path=/";
      send("https://region1.google-analytics.com/g/collect", { tid, en: "page_view" });
    },
    event(en, { send_to = mine, event_callback, ...data }) {
      if (!send_to.startsWith(mine) || window["ga-disable-" + mine]) return;
      if (en === "conversion") {
        new Image().src = "https://googleads.g.doubleclick.net/pagead/conversion?to=" + send_to;
      } else if (mine.startsWith("G")) send("https://region1.google-analytics.com/g/collect", { en, ...data });
      if (event_callback) setTimeout(event_callback, 50);
    },
  };
  const run = ([name, ...rest]) => commands[name]?.(...rest);
  const queue = window.dataLayer;
  [...queue].forEach(run);
  const push = queue.push;
  queue.push = function (...items) { items.forEach(run); return push.apply(this, items); };
}`;
