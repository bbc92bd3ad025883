import { filesIn, textOf } from './files.mjs';

/** White space, and line ends inside a comment. */
const gap = String.raw`(?:[ \t]|\r?\n[ \t]*(?:\*|//|#)?)+`;
const number = String.raw`\d+(?:\.\d+)*`;
const citation = new RegExp(
  String.raw`\b(contract/(?:api|portal|sign-on)|product|decisions?)${gap}` +
    String.raw`(${number}(?:(?:,|${gap}(?:and|to|or))${gap}${number})*)`,
  'gi',
);

/** Pages outside the repository, which code used to cite. */
const foreign = [
  new RegExp(String.raw`\b(?:spec|specification|contract|design)${gap}(?:section${gap})?\d`, 'gi'),
  /\b(?:stack-notes|style-models|product-spec|api-contract)\b/gi,
  /\b(?:design|machine-readable)\.md\b/gi,
  /(?<![\w./-])(?:look|spikes)\//g,
];

const pages = ['contract/api', 'contract/portal', 'contract/sign-on', 'product'];

/** Everything that can be cited, as `contract/api 2.8` or `decision 4`. */
export function citable() {
  const sections = pages.flatMap((page) => [
    ...[...textOf(`docs/${page}.md`).matchAll(/<a id="s(\d+(?:-\d+)*)"><\/a>/g)].map(
      ([, id = '']) => `${page} ${id.replaceAll('-', '.')}`,
    ),
  ]);
  const records = filesIn('docs/decisions').flatMap((file) => {
    const [, id] = /\/(\d+)-[^/]*\.md$/.exec(file) ?? [];
    return id ? [`decision ${Number(id)}`] : [];
  });
  return [...sections, ...records];
}

/** The citations in a text, in the form of {@link citable}. */
export function citationsIn(text) {
  return [...text.matchAll(citation)].flatMap(([, page = '', numbers = '']) => {
    const name = page.toLowerCase().replace('decisions', 'decision');
    return [...numbers.matchAll(/\d+(?:\.\d+)*/g)].map(([id]) => `${name} ${id}`);
  });
}

/** References in a text to pages outside the repository. */
export function foreignReferencesIn(text) {
  return foreign.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
}
