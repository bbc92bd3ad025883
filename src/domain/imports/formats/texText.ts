/** Accents of TeX as combining marks, which follow their letter. */
const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  G: '\u030f',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

/** Commands for one character. */
const letters: ReadonlyMap<string, string> = new Map(
  [
    'i ı,j ȷ,o ø,O Ø,l ł,L Ł,ss ß,SS ẞ,ae æ,AE Æ,oe œ,OE Œ,aa å,AA Å,dh ð,DH Ð,dj đ,DJ Đ,th þ,TH Þ',
    'ng ŋ,NG Ŋ,textendash –,textemdash —,textquoteleft ‘,textquoteright ’,textquotedblleft “',
    'textquotedblright ”,textbackslash \\,textasciitilde ~,textasciicircum ^,textless <',
    'textgreater >,textbar |,textbraceleft {,textbraceright },textdegree °,textmu µ,textregistered ®',
    'texttrademark ™,copyright ©,pounds £,euro €,texteuro €,S §,P ¶,dag †,dots …,ldots …,textellipsis …',
    'alpha α,beta β,gamma γ,delta δ,epsilon ε,lambda λ,mu μ,pi π,sigma σ,tau τ,phi φ,omega ω,Delta Δ',
    'Omega Ω,Sigma Σ,times ×,cdot ·,pm ±,sim ∼,approx ≈,leq ≤,le ≤,geq ≥,ge ≥,neq ≠,ne ≠,infty ∞,in ∈',
    'rightarrow →,to →,leftarrow ←,leftrightarrow ↔,Rightarrow ⇒,TeX TeX,LaTeX LaTeX',
  ]
    .flatMap((line) => line.split(','))
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Commands whose arguments are not part of the text. */
const silent = /^(?:cite[a-z]*|label|ref|footnote|vspace|hspace|color)$/;

const tokens = /\\([A-Za-z]+)\s*|\\([\s\S])|---?|``|''|[{}$~]|[^\\{}$~`'-]+|[`'-]/g;

/**
 * The plain text of TeX: accents become letters, commands are removed and their arguments are kept.
 * Its run time is linear in the length of the text.
 */
export function texText(tex: string): string {
  let text = '';
  let accent = '';
  let hushed = 0;
  let depth = 0;
  const write = (part: string) => {
    if (hushed) return;
    if (!accent) text += part;
    else {
      const [first = '', ...rest] = Array.from(part.trimStart());
      if (!first) return;
      text += `${{ ı: 'i', ȷ: 'j' }[first] ?? first}${accent}${rest.join('')}`;
      accent = '';
    }
  };
  let isSilent = false;
  for (const [found, command, sign] of tex.matchAll(tokens)) {
    if (found === '{') {
      depth += 1;
      if (isSilent && !hushed) hushed = depth;
      isSilent = false;
    } else if (found === '}') {
      if (hushed === depth) hushed = 0;
      depth = Math.max(0, depth - 1);
      accent = '';
    } else if (command !== undefined) {
      const isAccent = command.length === 1 && Object.hasOwn(accents, command);
      if (isAccent) accent = (accents[command] ?? '') + accent;
      else write(letters.get(command) ?? '');
      isSilent = silent.test(command);
    } else if (sign !== undefined) {
      if (Object.hasOwn(accents, sign)) accent = (accents[sign] ?? '') + accent;
      else if (/[\\,;:]/.test(sign)) write(' ');
      else if (!/[-/!]/.test(sign)) write(sign);
    } else write(plain.get(found) ?? found);
  }
  return text.normalize('NFC');
}

const plain: ReadonlyMap<string, string> = new Map([
  ['$', ''],
  ['~', '\u00a0'],
  ['--', '–'],
  ['---', '—'],
  ['``', '“'],
  ["''", '”'],
]);
