/** A text that tries something. */
export interface Attack {
  /** Its family, and its number there. */
  name: string;
  text: string;
  /** The images that it names as a long description may: all that a page may ask the web for because of it. */
  images: readonly string[];
}

/** What an attack does that comes to life. Without a letter that would end an attribute, or keep Markdown from taking it for one. */
export const act = 'Object.assign(window,{hostile:1})';
/** A site that nothing may ever be asked of, unless it is an image. */
export const site = 'https://hostile.example.org';
/** An image as a long description may name one. */
export const picture = `${site}/picture.png`;

interface Pictured {
  text: string;
  images: readonly string[];
}

/** A text with images that may be shown; those of {@link picture} unless others are named. */
export function pictured(text: string, ...images: string[]): Pictured {
  return { text, images: images.length > 0 ? images : [picture] };
}

/** Attacks of one kind, numbered. */
export function family(kind: string, texts: readonly (string | Pictured)[]): Attack[] {
  return texts.map((given, index) => {
    const { text, images } = typeof given === 'string' ? { text: given, images: [] } : given;
    return { name: `${kind} ${index + 1}`, text, images };
  });
}
