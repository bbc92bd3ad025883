import type { Artifact } from '../../../domain/artifact/artifact';
import type { CitationOptions } from '../../../domain/citation/citedFacts';
import type { CslStyle } from '../../../domain/citation/styles/citationStyle';
import { citationParts } from '../../../domain/citation/styles/formatCitation';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A citation in a style, and the function that copies it with its italics. */
export function styledCitation(style: CslStyle, artifact: Artifact, options: CitationOptions) {
  const parts = citationParts(style, artifact, options);
  const html = parts.map(({ text, isItalic }) => {
    const escaped = text.replace(/[&<>]/g, (character) => entities[character] ?? '');
    return isItalic ? `<i>${escaped}</i>` : escaped;
  });
  const write = (text: string) => writeRichly(text, html.join(''));
  return { parts, text: parts.map(({ text }) => text).join(''), write };
}

/** Some browsers take no HTML. They get the text. */
async function writeRichly(text: string, html: string): Promise<void> {
  try {
    const blobOf = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    const blobs = { ...blobOf('text/plain', text), ...blobOf('text/html', html) };
    await navigator.clipboard.write([new ClipboardItem(blobs)]);
  } catch {
    await navigator.clipboard.writeText(text);
  }
}
