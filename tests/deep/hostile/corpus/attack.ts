/** A hostile text. */
export interface Attack {
  /** Its family and its number in the family. */
  name: string;
  text: string;
  /** The images in the text. The page may request these and nothing else. */
  images: readonly string[];
}

/** The code of a successful attack. It contains no character that ends an attribute. */
export const act = 'Object.assign(window,{hostile:1})';
/** A site from which the page may request nothing but images. */
export const site = 'https://hostile.example.org';
/** An image as in a long description. */
export const picture = `${site}/picture.png`;

interface Pictured {
  text: string;
  images: readonly string[];
}

/** A text with allowed images. Default: that of {@link picture}. */
export function pictured(text: string, ...images: string[]): Pictured {
  return { text, images: images.length > 0 ? images : [picture] };
}

/** Numbered attacks of one kind. */
export function family(kind: string, texts: readonly (string | Pictured)[]): Attack[] {
  return texts.map((given, index) => {
    const { text, images } = typeof given === 'string' ? { text: given, images: [] } : given;
    return { name: `${kind} ${index + 1}`, text, images };
  });
}
