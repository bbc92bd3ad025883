/** The largest Markdown file that is read, in bytes. The field itself takes 5,000 characters. */
const largestFile = 100_000;

/** Reads a dropped or chosen Markdown file. Throws an error whose message is for users. */
export async function readMarkdownFile(files: readonly File[]): Promise<string> {
  const [file] = files;
  if (!file || files.length > 1) throw new Error('Choose one Markdown file at a time.');
  if (!/\.(md|markdown|mdown|txt)$/i.test(file.name)) {
    throw new Error(`“${file.name}” is not a Markdown file. Choose one that ends in .md.`);
  }
  if (file.size > largestFile) {
    throw new Error(`“${file.name}” is too large. Choose a file of at most 100 KB.`);
  }
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(`“${file.name}” cannot be opened.`);
  });
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) {
    throw new Error(`“${file.name}” is not UTF-8 text.`);
  }
  return text.replace(/\r\n?/g, '\n').trim();
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
