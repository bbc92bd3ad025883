/**
 * Words that stay in lower case, unless they are the first or the last, as patterns: `v.` is also
 * the `v2` of a version, which does not get a capital as the last word.
 */
const stopWords = new RegExp(
  `^(?:${
    'about above across afore after against al along alongside amid amidst among amongst anenst apropos apud around as aside ' +
    'astride at athwart atop barring before behind below beneath beside besides between beyond but by ca circa d de despite ' +
    'down during et except for forenenst from given in inside into lest like modulo near next notwithstanding of off on onto ' +
    'out over per plus pro qua sans since so than the through throughout thruout till to toward towards under underneath ' +
    'until unto up upon van versus via von v. vs vs. with within without yet or and nor an'
  }`.replaceAll(' ', '|') + ')$',
);

const separators = /[‘’“”]| ["']|["']|[-–—/.,;?!:()[\]]/g;
const blanks = /([\u00a0\u0020\u2000-\u200b\u205f\u3000]+)/;

/** The mark that ends a quotation, and the one that starts a quotation inside it. */
const quotations: Readonly<Record<string, { end: string; inner: string } | undefined>> = {
  ' "': { end: '"', inner: " '" },
  " '": { end: "'", inner: ' "' },
  '‘': { end: '’', inner: '‘' },
  '“': { end: '”', inner: '“' },
};

/**
 * Sets a title in English title case, by the rules of CSL as the reference processor applies
 * them: words in lower case get a capital, except for stop words and single letters, unless they
 * are the first or the last word or follow a colon, question mark or exclamation mark.
 */
export function titleCase(title: string): string {
  // The space turns a mark at the start into an opening one.
  const { found, given } = cut(title.replace(/^'/, " '"));
  const texts = [...given];
  let isFirst = true;
  let isAfterMark = false;
  let last: { text: number; word: number } | undefined;
  const open: { mark: string; at?: number }[] = [];

  given.forEach((text, index) => {
    const separator = found[index - 1] ?? '';
    if (/[!?:]$/.test(separator)) isAfterMark = true;
    const words = text.split(blanks);
    words.forEach((word, at) => {
      if (!word || blanks.test(word)) return;
      const isBeforeHyphen = index === 0 && found[0] === '-' && at === words.length - 1;
      const isCapital = isFirst || isAfterMark || isBeforeHyphen || !isStopWord(word);
      if (isCapital && word === word.toLowerCase()) words[at] = capital(word);
      isFirst = false;
      isAfterMark = false;
      last = { text: index, word: at };
    });
    texts[index] = words.join('');
    const undone = separator ? afterQuote(open, separator, index) : undefined;
    if (undone !== undefined) restore(undone);
  });
  for (const { at } of open) if (at !== undefined) restore(at, true);
  if (last) capitalizeLast(last);
  return texts
    .map((text, index) => text + (found[index] ?? ''))
    .join('')
    .trimStart();

  /** Reverts the capital at the start of a text after a stray quotation mark. */
  function restore(index: number, isEnd = false) {
    texts[index] = (given[index] ?? '').slice(0, 1) + (texts[index] ?? '').slice(1);
    if (!isEnd) last = undefined;
  }

  function capitalizeLast({ text, word }: { text: number; word: number }) {
    const words = (texts[text] ?? '').split(blanks);
    const found = words[word] ?? '';
    if (found.length > 1 && isStopWord(found)) words[word] = capital(found);
    texts[text] = words.join('');
  }
}

/** Splits a title at its separators. An apostrophe belongs to the text after it. */
function cut(title: string): { found: string[]; given: string[] } {
  const found: string[] = title.match(separators) ?? [];
  const given = title.split(separators).map((text, index) => {
    const isOwn = index > 0 && found[index - 1] === "'" && text !== '';
    if (isOwn) found[index - 1] = '';
    return isOwn ? `'${text}` : text;
  });
  return { found, given };
}

/**
 * Follows the quotation marks. Returns the index of the text whose capital is reverted, because the
 * mark before it opens a quotation within another kind, or does not close a quotation.
 */
function afterQuote(open: { mark: string; at?: number }[], mark: string, index: number) {
  const last = open.at(-1);
  const outer = last && quotations[last.mark];
  if (quotations[mark]) {
    if (!outer || outer.inner === mark) {
      open.push({ mark, at: index });
      return undefined;
    }
    open.pop();
    open.push({ mark });
    return last.at;
  }
  if (!/["'’”]/.test(mark)) return undefined;
  if (outer?.end !== mark) return index;
  open.pop();
  return undefined;
}

function isStopWord(word: string): boolean {
  return word.length < 2 || stopWords.test(word.toLowerCase());
}

/** A word with a capital. A single Greek letter is a symbol and is not changed. */
export function capital(word: string): string {
  const [first = ''] = word;
  return /^[\u0370-\u03ff]$/.test(word) ? word : first.toUpperCase() + word.slice(first.length);
}
