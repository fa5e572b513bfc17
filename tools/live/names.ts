import { connect } from "node:tls";
import { sender } from "@kolam/site/hosts/send";
import { type Finding, type LiveSite, type Look, reasonOf } from "./live-site.ts";

/** A certificate that is valid for fewer days has not been renewed in time. */
const fewestDays = 14;

/**
 * The days for which the certificate of a host is still valid. Rejects if browsers would not trust
 * the certificate.
 */
function daysLeft(host: string, { to, ca }: LiveSite["route"]): Promise<number> {
  const place = to?.(new URL(`https://${host}`)) ?? { host, port: 443 };
  const options = { ...place, port: Number(place.port) || 443, servername: host, timeout: 20_000 };
  return new Promise((done, fail) => {
    const socket = connect({ ...options, ...(ca ? { ca } : {}) }, () => {
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      done((Date.parse(valid_to) - Date.now()) / 86_400_000);
    });
    socket.on("timeout", () => socket.destroy(new Error("no answer in 20 s")));
    socket.on("error", fail);
  });
}

async function certificateOf(host: string, site: LiveSite): Promise<Finding[]> {
  const fix = "Renew the certificate at the host, for both names of the site.";
  try {
    const days = Math.floor(await daysLeft(host, site.route));
    const what = `The certificate is valid for ${days} more days only.`;
    return days < fewestDays ? [{ where: host, what, fix }] : [];
  } catch (error) {
    return [{ where: host, what: `The certificate is not trusted: ${reasonOf(error)}`, fix }];
  }
}

/** Checks that an address redirects permanently to the same page of the site. */
async function leadsHere(from: string, site: LiveSite): Promise<Finding[]> {
  const { origin, route } = site;
  const path = "/?from=here";
  const fix = `Redirect ${from} to ${origin.origin} with the status 301, path and query kept.`;
  try {
    const { status, headers } = await sender(from, route)({ path });
    // A host may go to https first and to the other name then.
    const first = from.startsWith("http:") ? [from.replace("http:", "https:")] : [];
    const wanted = [origin.origin, ...first].map((to) => to + path);
    if ([301, 308].includes(status) && wanted.includes(headers.location ?? "")) return [];
    return [{ where: from, what: `It answers ${status} ${headers.location ?? ""}`.trim(), fix }];
  } catch (error) {
    return [{ where: from, what: `It cannot be opened: ${reasonOf(error)}`, fix }];
  }
}

/**
 * Certificates, and that http and the name with or without www lead to the site. Previews have one
 * name.
 */
export const lookAtNames: Look = async (site) => {
  const { protocol, hostname } = site.origin;
  if (protocol !== "https:") return [];
  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const [names, addresses] = site.rules.isPreview
    ? [[hostname], [`http://${hostname}`]]
    : [
        [hostname, other],
        [`http://${hostname}`, `http://${other}`, `https://${other}`],
      ];
  const looks = [
    ...names.map((name) => certificateOf(name, site)),
    ...addresses.map((address) => leadsHere(address, site)),
  ];
  return (await Promise.all(looks)).flat();
};
