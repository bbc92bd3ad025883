/** Length of a description that must not block the page, in characters (decision 30). */
const length = 5_000;

/** Pieces of Markdown and HTML that are cheap to write and may be expensive to render. */
const pieces = [
  ...['# a\n', '# a\n\n', '###### a b\n', 'a\n---\n', '- a\n', '1. a\n', '> a\n\n', '> ', '* * '],
  ...['    a\n\n', '```\na\n```\n', '---\n', 'a  \n', '| a | b |\n|--|--|\n| c | d |\n\n'],
  ...['[a](https://b.example/) ', '![a](https://b.example/c.png) ', '<https://a.example> '],
  ...['https://a.b/ ', 'a@b.example ', '[a](mailto:a@b.example) ', '[a]: b\n[a] ', '[', '![', ']('],
  ...['`a` ', '**a** ', '**a ', '_a ', '***a', '~~a~~', '~~a ', '\\*', '&amp;', '&#x41;'],
  ...['سلام ', '中文', '😀', 'a\u0301', '\u202e'],
  ...['<b>', '<b><p>', '<font><p>', '<nobr>', '<a><b><i><s>', '<a href="https://a.example">b'],
  ...['<div>', '<div>a</div>', '<p>a', '</p>', '</br>', '<li>a', '<dl><dt>a<dd>b', '<h1>a</h1>'],
  ...['<q>', '<q>a</q>', '<object>', '<object>a</object>', '<details><summary>a</summary>'],
  ...['<table><tr><td>', '<table><tr><td>a</td></tr></table>', '<td colspan=1000 rowspan=100>'],
  ...['<pre>a</pre>', '<br>', '<hr>', '<img src="https://a.example/b.png">', '<ruby>a<rt>b</ruby>'],
  ...['<svg><g>', '<math><mi>', '<select><option>', '<form>', '<template>', '<style>', '<script>'],
  ...['<!-- ', '<![CDATA[', '<?', '<a b=', '<a b="'],
];

/** Texts of 5,000 characters by name. */
export const longTexts: ReadonlyMap<string, string> = new Map([
  ...pieces.map((piece): [string, string] => [
    JSON.stringify(piece),
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  ]),
  ['a table of 625 columns', `|${'a|'.repeat(625)}\n|${'-|'.repeat(625)}\n${'a\n'.repeat(1_248)}`],
  ['a lazy list', `- ${'a\n'.repeat(length / 2)}`],
  ['a table of 2,500 rows', `|a|\n|-|\n${'a\n'.repeat(length / 2)}`],
  ['an address and brackets', `http://a.b/${')'.repeat(length)}`],
]);
