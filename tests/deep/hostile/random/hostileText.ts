import fc from 'fast-check';

import { act } from '../corpus/attack';
import { corpus } from '../corpus/corpus';

/** Building blocks of attacks: tags, quotes, openings and endings. */
const pieces = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '`',
    '=',
    '&',
    ';',
    ' ',
    '\n',
    '\n\n',
    '\t',
    '\0',
    '\\',
    '(',
    ')',
    '[',
    ']',
    '!',
    '#',
    '*',
    '_',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<mglyph>',
    '<title>',
    '</title>',
  ],
  ...[
    '<textarea>',
    '</textarea>',
    '<noscript>',
    '</noscript>',
    '<template>',
    '</template>',
    '<table>',
    '<td>',
    '<p>',
    '</p>',
  ],
  ...[
    '<a href="',
    '<a href=',
    '<img src=x ',
    '<img alt="',
    '<div title="',
    '<b ',
    '<form>',
    '<select>',
    '<option>',
    '<iframe srcdoc="',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!',
    '<annotation-xml encoding="text/html">',
    '<foreignObject>',
    '<desc>',
  ],
  ...[
    `onerror=${act}`,
    `onload="${act}"`,
    `onclick='${act}'`,
    `javascript:${act}`,
    'data:text/html,',
    'vbscript:',
    'style="',
    'id=',
    'name=',
  ],
  ...[
    '[x](',
    '![x](',
    '[x]: ',
    '[x]',
    '```',
    '~~~',
    '`',
    '> ',
    '- ',
    '1. ',
    '| ',
    '|-|',
    '***',
    '__',
    '~~',
    '<https://',
    'www.',
    '@',
    '\\',
  ],
  ...[
    '&lt;',
    '&gt;',
    '&quot;',
    '&amp;',
    '&#60;',
    '&#x3c',
    '&colon;',
    '&Tab;',
    '&NewLine;',
    '\u200b',
    '\u202e',
    '\ud800',
    '\u2028',
    '\ufeff',
  ],
];

const attack = fc
  .constantFrom(...corpus.filter(({ text }) => text.length < 600))
  .map(({ text }) => text);

/** A part of an attack, cut at any place. */
const cut = fc
  .tuple(attack, fc.nat(600), fc.nat(600))
  .map(([text, one, other]) =>
    text.slice(Math.min(one, other) % (text.length + 1), Math.max(one, other)),
  );

const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pieces) },
  { weight: 2, arbitrary: attack },
  { weight: 2, arbitrary: cut },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);

const asEntity = (letter: string) => `&#${letter.codePointAt(0) ?? 0};`;

/** Other spellings of the same text. The first one changes nothing. */
const mutations: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join(''),
  (text) =>
    text.replaceAll(/[a-z]/g, (letter, at: number) => (at % 5 === 0 ? asEntity(letter) : letter)),
  (text) => text.replaceAll(/[<>"']/g, asEntity),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll(/["']/g, ''),
  (text) => text.replaceAll('>', ' >'),
  (text) =>
    text.replaceAll(/[a-z](?=[a-z])/g, (letter, at: number) =>
      at % 7 === 0 ? `${letter}\0` : letter,
    ),
  (text) => `<div>${text}`,
  (text) => `<svg><desc>${text}</desc></svg>`,
  (text) => `<math><mtext>${text}</mtext></math>`,
  (text) => `<table><tr><td>${text}`,
  (text) => `<p title="${text}">x`,
  (text) => `<!--${text}-->${text}`,
  (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text) => `- ${text.replaceAll('\n', '\n  ')}`,
  (text) => `| a |\n|---|\n| ${text.replaceAll('\n', ' ')} |`,
  (text) => `[${text}](${text})`,
  (text) => `![x](https://safe.example.org/ "${text}")`.replace('![', '['),
  (text) => `[x]\n\n[x]: <${text}> "${text}"`,
  (text) => `**${text}**`,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => text.split('').reverse().join(''),
];

/** A random text. */
export const hostileText = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 8 }),
    fc.array(fc.constantFrom(...mutations), { maxLength: 3 }),
  )
  .map(([parts, steps]) =>
    steps.reduce((text, mutate) => mutate(text), parts.join('')).slice(0, 4_000),
  );

/** The seed of a run: `HOSTILE_SEED` repeats one. */
export function chosenSeed(): number {
  const given = Number(process.env.HOSTILE_SEED);
  return Number.isSafeInteger(given) && given !== 0 ? given : Date.now() % 2 ** 31;
}
