import { generateKeyPairSync, sign } from "node:crypto";

/** One value in the encoding of certificates (DER). */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  // The shortest form there is: browsers refuse any other.
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);

/** Object identifiers: ecdsa-with-SHA256 and commonName. */
const ecdsa = Buffer.from("06082a8648ce3d040302", "hex");
const commonName = Buffer.from("0603550403", "hex");

/** A key and a certificate that nobody vouches for, for servers on this machine only. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(commonName, text(0x0c, "localhost"))));
  const body = sequence(
    der(0x02, Buffer.from([1])),
    sequence(ecdsa),
    name,
    sequence(text(0x17, "260101000000Z"), text(0x17, "491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const certificate = sequence(body, sequence(ecdsa), bits(sign("sha256", body, privateKey)));
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
