import { crc32 } from 'node:zlib';

const height = 90;
const barWidth = 12;

/**
 * A histogram as a PNG picture with grey bars. Its bytes are the same on every machine, because
 * nothing is compressed.
 */
export function histogram(shares: readonly number[]): Buffer {
  const width = shares.length * barWidth;
  const rows = Array.from({ length: height }, (_, row) => {
    const pixels = Array.from({ length: width }, (_, column) => {
      const isGap = column % barWidth === 0;
      const share = shares[Math.floor(column / barWidth)] ?? 0;
      return !isGap && height - row <= share * height ? 0x60 : 0xff;
    });
    return Buffer.from([0, ...pixels]);
  });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', stored(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A zlib stream with one block that is stored (RFC 1950, RFC 1951 3.2.4). */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 3);
  head.writeUInt16LE(0xffff - bytes.length, 5);
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(b, 0);
  sum.writeUInt16BE(a, 2);
  return Buffer.concat([head, bytes, sum]);
}
