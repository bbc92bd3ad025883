import { expect, test } from 'vitest';
import { readMetadata } from '../../readMetadata';

const tex = String.raw;
const namesIn = async (text: string) =>
  (await readMetadata(text)).authors.map(({ fullName }) => fullName);

const andLists: Record<string, [list: string, names: string[]]> = {
  'AND in any case': ['Jane Doe AND John Roe And\n\tLi Wei', ['Jane Doe', 'John Roe', 'Li Wei']],
  'an “and” at the end': ['Doe, Jane and Roe, John and', ['Jane Doe', 'John Roe']],
  'a comma before “and”': ['Doe, Jane, and Roe, John', ['Jane Doe', 'John Roe']],
  'parts of names in BibLaTeX': [
    'family=Doe, given=Jane and family=Berg, given=Jan, prefix=van der, useprefix=true',
    ['Jane Doe', 'Jan van der Berg'],
  ],
  'marks of footnotes': [
    tex`Jane Doe$^{1}$ and John Roe\textsuperscript{2,*}`,
    ['Jane Doe', 'John Roe'],
  ],
  'entities of HTML': [
    'M&uuml;ller, J&#246;rg and D&#x27;Souza, Ana',
    ['Jörg Müller', "Ana D'Souza"],
  ],
  'comments between them': [
    'Doe, % the first\n  Jane and % and\n  Roe, John',
    ['Jane Doe', 'John Roe'],
  ],
  'commas in braces': [
    '{Celoni, S. J.}, James R. and {Simon, Schuster} Press',
    ['Celoni S. J., James R.', 'Simon, Schuster Press'],
  ],
  'an ORCID': ['Doe, Jane [0000-0002-1825-0097] and Roe, John', ['Jane Doe', 'John Roe']],
};

test.each(Object.entries(andLists))('names with %s', async (_, [list, names]) => {
  expect(await namesIn(`@misc{k, title = {T}, author = {${list}}}`)).toEqual(names);
});

const entries: Record<string, string> = {
  'without a key': '@misc{title = {T}, author = {Jane Doe}}',
  'with an empty key': '@misc{, title = {T}, author = {Jane Doe}}',
  'without a key, on lines': '@misc{\n  title = {T},\n  author = {Jane Doe}\n}',
  'without a comma behind the key': '@misc{k\n  title = {T},\n  author = {Jane Doe}\n}',
  'with a key in parentheses': '@misc{Doe(2020), title = {T}, author = {Jane Doe}}',
  'with a key in TeX': tex`@misc{Doe{\"u}2020, title = {T}, author = {Jane Doe}}`,
  'with a backslash before a closing brace': tex`@misc{k, title = {T \}, author = {Jane Doe}}`,
  'with two backslashes there': '@misc{k, author = {Jane Doe}, title = {T\\\\}\n}',
  'with a backslash before a closing quote': tex`@misc{k, file = "C:\a\", title = "T", author = {Jane Doe}}`,
  'with a quote in TeX': tex`@misc{k, note = "G\"odel", title = "T", author = {Jane Doe}}`,
  'with a brace that is escaped': tex`@misc{k, note = {f \{ g}, title = {T}, author = {Jane Doe}}`,
  'with doubled commas': '@misc{k,, title = {T},, author = {Jane Doe},,}',
  'with lines of comments':
    '@misc{k,\n% a comment\n title = {T}, % the title\n % author = {No Body},\n author = {Jane Doe} % she\n}',
  'behind an entry in comments':
    '% @misc{a,\n% title = {No},\n% author = {No Body}}\n@misc{b, title = {T}, author = {Jane Doe}}',
  'behind an entry in @comment':
    '@comment{@misc{a, title = {No}}}\n@misc{b, title = {T}, author = {Jane Doe}}',
  'behind the settings of a style':
    '@IEEEtranBSTCTL{c, CTLuse_url = "yes"}\n@xdata{x, title = {No}}\n@misc{b, title = {T}, author = {Jane Doe}}',
  'behind a zero-width blank': '\u200b\ufeff@misc{k, \u200btitle = {T}, author = {Jane Doe}}',
  'behind an e-mail address':
    'me @lab.org {x}, me@lab {y}\n@misc{b, title = {T}, author = {Jane Doe}}',
  'with an empty field in front': '@misc{k, title = {}, author = {Jane Doe}, title = {T}}',
};

test.each(Object.entries(entries))('an entry %s', async (_, text) => {
  const work = await readMetadata(text);
  expect(work).toMatchObject({ format: 'bibtex', title: 'T', entries: 1 });
  expect(work.authors.map(({ fullName }) => fullName)).toEqual(['Jane Doe']);
});

test('a brace that is missing at the end is named', async () => {
  await expect(readMetadata('@misc{k, title = {T}')).rejects.toThrow(
    'The brace that closes the entry is missing.',
  );
});

const dois: Record<string, [field: string, doi: string]> = {
  'in doubled braces': ['doi = {{10.1016/j.x.2018.07.033}}', '10.1016/j.x.2018.07.033'],
  'in tripled braces': ['doi = {{{10.1016/j.x.2018.07.033}}}', '10.1016/j.x.2018.07.033'],
  'with a brace around an escape': [
    tex`doi = {10.1007/978-3-12345-4{\_}28}`,
    '10.1007/978-3-12345-4_28',
  ],
  'with an escape': [tex`doi = "10.1007/978-3-12345-4\_28"`, '10.1007/978-3-12345-4_28'],
  'with a command': [tex`doi = {10.1007/978-4{\textunderscore}28}`, '10.1007/978-4_28'],
  'with signs of SICI': [
    tex`doi = {10.1002/(SICI)1097-4571(199806)49:8{\textless}693::AID-ASI4{\textgreater}3.0.CO;2-O}`,
    '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
  ],
  'in an address': [tex`url = {{https://doi.org/10.1000/a\_b}}`, '10.1000/a_b'],
};

test.each(Object.entries(dois))('a DOI %s', async (_, [field, doi]) => {
  expect(await readMetadata(`@misc{k, title = {T}, ${field}}`)).toMatchObject({ doi });
});

const repositories: Record<string, [field: string, address: string]> = {
  'with a brace around an escape': [
    tex`url = {https://github.com/queue{\_}lab/queue{\_}sim}`,
    'https://github.com/queue_lab/queue_sim',
  ],
  'in doubled braces': [
    tex`url = {{https://github.com/queue\_lab/sim}}`,
    'https://github.com/queue_lab/sim',
  ],
  'in math': [tex`url = {https://github.com/queue$\_$lab/sim}`, 'https://github.com/queue_lab/sim'],
  'in a command': [
    tex`howpublished = {\url{https://github.com/queue{\_}lab/sim}.}`,
    'https://github.com/queue_lab/sim',
  ],
  'with a tilde': [
    tex`howpublished = "\url{https://gitlab.inria.fr/{\textasciitilde}me/sim}"`,
    'https://gitlab.inria.fr/~me/sim',
  ],
  'in a link': [
    tex`note = {Code at \href{https://github.com/a/b\_c}{github.com/a/b}.}`,
    'https://github.com/a/b_c',
  ],
  'at the end of a sentence': ['note = {Code: https://github.com/a/b.}', 'https://github.com/a/b'],
  'in parentheses': ['note = {Code (https://github.com/a/b), v2}', 'https://github.com/a/b'],
};

test.each(Object.entries(repositories))('a repository %s', async (_, [field, repository]) => {
  expect(await readMetadata(`@misc{k, title = {T}, ${field}}`)).toMatchObject({ repository });
});

const titles: Record<string, [tex: string, text: string]> = {
  'subscripts and superscripts': [
    tex`Cu$_2$O, CO$_{2}$, m$^2$, 10$^{-3}$ and 20\,$^\circ$C`,
    'Cu₂O, CO₂, m², 10⁻³ and 20 °C',
  ],
  'those of text': [
    tex`CO\textsubscript{2} of the 5\textsuperscript{th} day`,
    'CO₂ of the 5th day',
  ],
  'scripts that Unicode lacks': [tex`$\mathcal{L}_{\infty}$ and queue_sim`, 'L_∞ and queue_sim'],
  'functions and fractions': [
    tex`$O(n \log n)$, $\frac{a+b}{2}$ and $\sqrt{n+1}$`,
    'O(n log n), (a+b)/2 and √(n+1)',
  ],
  'quotes by name': [
    tex`What{\textquotesingle}s {\textquotedbl}new{\textquotedbl}`,
    'What\'s "new"',
  ],
  'signs by name': [
    tex`a{\textunderscore}b {\textbullet} {\guillemotleft}x{\guillemotright} {\textonehalf}`,
    'a_b • «x» ½',
  ],
  'links and colours': [tex`\href{https://a.b/c}{Foo} \textcolor{red}{bar}`, 'Foo bar'],
  'an unknown sign, which stays': [tex`I $\heartsuit$ TeX`, tex`I \heartsuit TeX`],
  'an unknown format, which goes': [tex`\fancy{Foo} {\bfseries bar}`, 'Foo bar'],
  'entities and tags': [tex`A &amp; B \&amp; <i>C</i>, a<b and c>d`, 'A & B & C, a<b and c>d'],
};

test.each(Object.entries(titles))('a title with %s', async (_, [written, title]) => {
  expect(await readMetadata(`@misc{k, title = {${written}}}`)).toMatchObject({ title });
});
