import { gzipSync } from 'node:zlib';

const blockSize = 512;

/** A gzipped tar archive (POSIX ustar) of text files. The same files always give the same bytes. */
export function tarball(files: Record<string, string>, modifiedAt: number): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    return [header(name, content.length, modifiedAt), content, padding(content.length)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]));
}

function header(name: string, size: number, modifiedAt: number): Buffer {
  const block = Buffer.alloc(blockSize);
  const write = (text: string, at: number) => block.write(text, at, 'latin1');
  write(name, 0);
  write(octal(0o644, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(Math.floor(modifiedAt / 1000), 11), 136);
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function padding(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize);
}
