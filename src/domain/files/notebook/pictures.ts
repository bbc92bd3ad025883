import { wellFormed } from '../../text/wellFormed';
import type { MimeBundle } from './notebook';

/** The types of pictures that are shown, best first. */
export const pictureTypes = [
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
] as const;

const isBase64 = (text: string) => /^[A-Za-z0-9+/=\s]+$/.test(text);

/** The address of the best picture of a bundle, with its data (`data:`). */
export function pictureAddress(bundle: MimeBundle): string | undefined {
  for (const type of pictureTypes) {
    const data = bundle.get(type);
    if (typeof data !== 'string' || !data) continue;
    const isSvgText = type === 'image/svg+xml' && data.includes('<');
    if (isSvgText) return `data:${type};charset=utf-8,${encodeURIComponent(wellFormed(data))}`;
    if (isBase64(data)) return `data:${type};base64,${data.replaceAll(/\s/g, '')}`;
  }
  return undefined;
}

/** A text without the data of its pictures. */
export interface LiftedText {
  /** Has `attachment:name` in place of each address with data. */
  text: string;
  /** The addresses with data by their names. */
  pictures: Map<string, string>;
}

const dataAddress = /data:image\/(?:png|jpe?g|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=]+/g;

/** Takes the pictures that are written into a text out of it, as notebooks do with attachments. */
export function liftPictures(written: string): LiftedText {
  const pictures = new Map<string, string>();
  const text = written.replaceAll(dataAddress, (address) => {
    const name = `picture-${pictures.size + 1}-in-the-text`;
    pictures.set(name, address);
    return `attachment:${name}`;
  });
  return { text, pictures };
}
