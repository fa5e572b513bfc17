import { crc32 } from "node:zlib";

/** A file to be packed. */
export interface PackedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** All names are UTF-8. */
const utf8Flag = 0x0800;
/** The version that reads files without compression. */
const version = 20;

/** The first and the last time that it can say. A clock that was never set begins in 1970. */
const times = { first: Date.UTC(1980, 0, 1), last: Date.UTC(2107, 11, 31) };

/** Date and time as MS-DOS keeps them, in steps of two seconds. */
function dosTime(now: Date): { readonly date: number; readonly time: number } {
  const at = new Date(Math.min(Math.max(now.getTime(), times.first), times.last));
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

/** What a file's own header and its entry at the end have in common. */
function facts({ name, content }: PackedFile, at: Date): Buffer {
  const { date, time } = dosTime(at);
  const packed = Buffer.alloc(26);
  packed.writeUInt16LE(version, 0);
  packed.writeUInt16LE(utf8Flag, 2);
  packed.writeUInt16LE(time, 6);
  packed.writeUInt16LE(date, 8);
  packed.writeUInt32LE(crc32(content), 10);
  packed.writeUInt32LE(content.length, 14);
  packed.writeUInt32LE(content.length, 18);
  packed.writeUInt16LE(Buffer.byteLength(name), 22);
  return packed;
}

/**
 * A ZIP file without compression, as every system opens it (PKWARE's APPNOTE 6.3.3), sent while it
 * is made.
 */
export async function* zip(
  files: AsyncIterable<PackedFile>,
  at = new Date(),
): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const name = Buffer.from(file.name);
    const common = facts(file, at);
    const head = Buffer.concat([Buffer.from("PK\x03\x04"), common, name]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.from([version, 0]);
    entries.push(Buffer.concat([Buffer.from("PK\x01\x02"), made, common, place, name]));
    offset += head.length + file.content.length;
    yield head;
    yield file.content;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  yield list;
  yield Buffer.concat([Buffer.from("PK\x05\x06"), end]);
}
