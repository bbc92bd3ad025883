import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown';

/** The rendered text as an element. */
function shown(source: string, headingLevel = 2, anchorPrefix?: string): HTMLElement {
  const rendered = renderMarkdown(source, { headingLevel, anchorPrefix });
  const page = document.createElement('div');
  // jsdom has no trusted types, so this is a string.
  expect(rendered?.markup).toBeTypeOf('string');
  page.innerHTML = rendered?.markup as unknown as string;
  return page;
}

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.example/x.png" onload="alert(1)" style="position:fixed">',
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="data:text/html,x">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">Go</button></form>',
  '<textarea><img src=x onerror=alert(1)></textarea><select><option>a</select>',
  '<svg><script>alert(1)</script></svg><svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode="open"><slot></slot><img src=x onerror=alert(1)></template>',
  '<x-card onclick=alert(1) is="y-z">x</x-card>',
  '<img name="body"><form id="attributes"><input id="childNodes"></form><a id=location name=cookie>x</a>',
  '<p id=trovi class=panel style="position:fixed;inset:0">x</p>',
  '<div role=alert tabindex=-1 aria-label=x contenteditable draggable=true popover>x</div>',
  '<a href="https://a.example" onclick="alert(1)" ping="https://evil.example" download>x</a>',
  '<video src=x onerror=alert(1)><audio src=x onerror=alert(1)>',
  '<details ontoggle=alert(1) open><summary>s</summary>x</details>',
  '![x](https://a.example/"onerror="alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '`<img src=x onerror=alert(1)>`',
  '```html" onmouseover="alert(1)\n<script>alert(1)</script>\n```',
];

const refusedLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  'java&Tab;script&colon;alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  'jav&#x09;ascript:alert(1)',
  'javascript&#58;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'view-source:https://a.example',
  'tel:112',
  '//evil.example/x',
  '/dashboard/logout',
  '../x',
  '?q=1',
  '#top',
  '',
];

describe('renderMarkdown', () => {
  it.each(hostile)('lets nothing through that acts: %s', (source) => {
    const page = shown(source);
    const elements = [...page.querySelectorAll('*')];
    expect(elements.map((element) => element.localName).join(' ')).not.toMatch(
      /script|style|link|meta|base|iframe|object|embed|form|input|button|textarea|select|option|svg|math|template|noscript|video|audio|-/,
    );
    for (const { attributes } of elements) {
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(
          /^(on|data-|form)|^(id|class|name|style|srcset|ping|download|is)$/,
        );
        expect(value).not.toMatch(/^\s*(javascript|vbscript|data):/i);
      }
    }
  });

  it.each(refusedLinks)('keeps the text alone of a link to %j', (address) => {
    const markups = [`<a href="${address.replaceAll('"', '&quot;')}">words</a>`];
    if (!/[\s<]/.test(address)) markups.push(`[words](${address})`);
    for (const markup of markups) {
      const page = shown(markup);
      expect(page.querySelector('a')).toBeNull();
      expect(page).toHaveProperty('textContent', expect.stringContaining('words'));
    }
  });

  it('opens links in a new tab that learns nothing of the page', () => {
    const link = shown('[paper](https://a.example/p?x=1&y=2)').querySelector('a');
    expect(link?.href).toBe('https://a.example/p?x=1&y=2');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
    expect(link?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('leaves a link to write to somebody in its tab', () => {
    const link = shown('<maya@cs.example.edu>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('mailto:maya@cs.example.edu');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it.each([
    ['?bcc=b@example.org&cc=c@example.org&to=d@example.org&attach=/etc/passwd', ''],
    ['?subject=Runs%20+1&Body=a%0D%0Ab&bcc=b@example.org', '?subject=Runs%20+1&Body=a%0D%0Ab'],
    ['?subject=Runs%0D%0ABcc:%20b@example.org', '?subject=RunsBcc:%20b@example.org'],
    ['?%62cc=b@example.org', ''],
    ['%0D%0ABcc:b@example.org', 'Bcc:b@example.org'],
  ])('lets a text begin a letter to whom it names, and no more: %s', (rest, kept) => {
    const link = shown(`[write](mailto:maya@example.edu${rest})`).querySelector('a');
    expect(link?.getAttribute('href')).toBe(`mailto:maya@example.edu${kept}`);
  });

  it('loads images of the web late and says nothing about the page', () => {
    const image = shown('![A plot](https://a.example/plot.png "Figure 1")').querySelector('img');
    expect(image?.getAttribute('src')).toBe('https://a.example/plot.png');
    expect(image?.getAttribute('alt')).toBe('A plot');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('decoding')).toBe('async');
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it.each(['data:image/png;base64,AAAA', 'figure.png', '/x.png', '//a.example/x.png', 'blob:x'])(
    'shows the words of an image from %s in its place',
    (address) => {
      const page = shown(`See ![the plot](${address}).`);
      expect(page.querySelector('img')).toBeNull();
      expect(page.textContent?.trim()).toBe('See the plot.');
    },
  );

  it('names a link that holds a wordless image alone by where it leads, and drops an empty one', () => {
    const page = shown(
      '[![](https://a.example/b.svg)](https://ci.example/x) [](https://b.example)',
    );
    expect(page.querySelectorAll('a')).toHaveLength(1);
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('ci.example');
  });

  it.each([
    ['# One\n\n## Two\n\n###### Six', 2, ['H3', 'H4', 'H6']],
    ['## One\n\n### Two', 2, ['H3', 'H4']],
    ['<h1 title="t">One</h1>\n\nTwo\n===', 3, ['H4', 'H4']],
    ['# One\n\n## Two\n\n### Three', 4, ['H5', 'H6', 'H6']],
  ])('lowers headings below their place: %j below h%i', (source, level, names) => {
    const headings = [...shown(source, level).querySelectorAll('h1, h2, h3, h4, h5, h6')];
    expect(headings.map(({ tagName }) => tagName)).toEqual(names);
  });

  it('makes anchors of headings as GitHub does, and lets links within the text lead there', () => {
    const source = [
      '# Set up!\n\n## Run: `make all`\n\n## Set up\n\n## Ärger — über\n\n##\n\n## !?\n\n## __proto__',
      '[a](#set-up) [b](#Run-make-all) [c](#set-up-1) [d](#%C3%A4rger--%C3%BCber) [e](#user-content-section)',
    ].join('\n\n');
    const page = shown(source, 2, 'about-');
    expect([...page.querySelectorAll('h3, h4')].map(({ id }) => id)).toEqual([
      'about-set-up',
      'about-run-make-all',
      'about-set-up-1',
      'about-ärger--über',
      'about-section',
      'about-section-1',
      'about-proto',
    ]);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#about-set-up',
      '#about-run-make-all',
      '#about-set-up-1',
      '#about-%C3%A4rger--%C3%BCber',
      '#about-section',
    ]);
    expect(page.querySelector('a[target], a[rel]')).toBeNull();
  });

  it.each(['#', '#nowhere', '#%', '#about-a', '#%00', '#main'])(
    'keeps the text alone of a link to %s, where no heading is',
    (address) => {
      const page = shown(`# A\n\n[words](${address})`, 2, 'about-');
      expect(page.querySelector('a')).toBeNull();
      expect(page.textContent).toContain('words');
    },
  );

  it('gives no ids, and takes none, where no anchors are wanted', () => {
    const source = '<h1 id="main" name="app">Title</h1>\n\n[words](#title)';
    expect(shown(source).querySelector('[id], [name], a')).toBeNull();
    expect(shown(source, 2, 'about-').querySelector('[id]')?.id).toBe('about-title');
  });

  it.each(hostile)('lets nothing through with anchors that does not pass without: %s', (source) => {
    const withAnchors = shown(`# A\n\n${source}`, 2, 'about-');
    for (const target of withAnchors.querySelectorAll('[id^="about-"]')) {
      target.removeAttribute('id');
      // In place of a link without an address.
      if (target.localName === 'span') target.replaceWith(...target.childNodes);
    }
    expect(withAnchors.innerHTML).toBe(shown(`# A\n\n${source}`).innerHTML);
  });

  it('puts a table into a frame that scrolls and that keys reach', () => {
    const page = shown('| a | b |\n|:--|--:|\n| 1 | 2 |');
    const frame = page.querySelector('[role="group"]');
    expect(frame?.getAttribute('tabindex')).toBe('0');
    expect(frame?.getAttribute('aria-label')).toBe('Table');
    expect(frame?.querySelectorAll('td')).toHaveLength(2);
    const captioned = shown('<table><caption>Runs</caption><tr><td>1</table>');
    expect(captioned.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Runs');
  });

  it('aligns the cells of a table without the obsolete attribute', () => {
    const page = shown(
      '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n\n' +
        '<table><tr><td align=RIGHT data-align=center>1<td align="char" data-align=x>2</table>',
    );
    const cells = [...page.querySelectorAll<HTMLElement>('th, td')];
    expect(cells.map(({ dataset }) => dataset.align)).toEqual([
      undefined,
      'center',
      'right',
      undefined,
      'center',
      'right',
      'right',
      undefined,
    ]);
    expect(page.querySelector('[align]')).toBeNull();
  });

  it.each([
    ['cells', `|${'a|'.repeat(625)}\n|${'-|'.repeat(625)}\n${'|\n'.repeat(1_248)}`],
    ['formatting', `${'<i title=x>'.repeat(200)}${'<p>x'.repeat(700)}`],
    ['nesting', '<div>'.repeat(900)],
  ])('says where it left parts out: %s without end', (_, source) => {
    expect(renderMarkdown(source, { headingLevel: 2 })?.isWhole).toBe(false);
  });

  it('says that it left nothing out of a long and rich text', () => {
    const section = `## Run\n\nSee *[this](https://a.example/b)* and **that** \`code\`.\n\n- one\n  - two\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n> quoted\n\n`;
    const source = section.repeat(160);
    expect(source.length).toBeGreaterThan(19_000);
    expect(renderMarkdown(source, { headingLevel: 2 })?.isWhole).toBe(true);
  });

  it('keeps code as it was written, and lets keys scroll it', () => {
    const block = shown('```py\nif a < b:\n    print("&amp;")\n```').querySelector('pre');
    expect(block?.textContent).toBe('if a < b:\n    print("&amp;")\n');
    expect(block?.getAttribute('tabindex')).toBe('0');
  });

  it('lets each block have the direction of its text, or the one that its author gave', () => {
    const page = shown(
      '# عنوان\n\nText\n\n- بند\n- item\n\n> قول\n\n```\nكود\n```\n\n<p dir="rtl">1</p><div dir="up">x</div>',
    );
    for (const name of ['h3', 'p', 'li', 'blockquote', 'blockquote p', 'pre', 'div']) {
      expect(page.querySelector(name)?.getAttribute('dir')).toBe('auto');
    }
    expect(page.querySelectorAll('li[dir="auto"]')).toHaveLength(2);
    expect(page.querySelector('[dir="rtl"]')?.textContent).toBe('1');
  });

  it('lets the first paragraph of an item decide where its marker is', () => {
    const items = [...shown('1. فقرة\n\n   more\n\n2. text').querySelectorAll('li')];
    expect(items.map((item) => item.getAttribute('dir'))).toEqual(['auto', 'auto']);
    const [first] = items;
    const paragraphs = [...(first?.querySelectorAll('p') ?? [])];
    expect(paragraphs.map((paragraph) => paragraph.getAttribute('dir'))).toEqual([null, 'auto']);
  });

  it('lets the first words of a table decide on which side it begins', () => {
    const page = shown('| 1 | اسم | time |\n|--|--|--|\n| أ | b | ج |');
    expect(page.querySelector('table')?.getAttribute('dir')).toBe('auto');
    const cells = [...page.querySelectorAll('th, td')];
    expect(cells.filter((cell) => cell.hasAttribute('dir'))).toEqual([]);
    const texts = [...page.querySelectorAll('th > [dir="auto"], td > [dir="auto"]')];
    expect(texts.map(({ textContent }) => textContent)).toEqual(['1', 'time', 'أ', 'b', 'ج']);
  });

  it('keeps the directions that an author gave to cells, and blocks in cells', () => {
    const page = shown(
      '<table><tr><td>a</td><td dir="rtl">b</td><td></td><td><p>c</p></td></tr></table>',
    );
    const cells = [...page.querySelectorAll('td')];
    expect(cells.map((cell) => cell.innerHTML)).toEqual(['a', 'b', '', '<p dir="auto">c</p>']);
    expect(cells[1]?.getAttribute('dir')).toBe('rtl');
  });

  it('shows task lists as text', () => {
    const items = [...shown('- [x] done\n- [ ] open').querySelectorAll('li')];
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual(['☑ done', '☐ open']);
  });

  it('keeps lists, emphasis, quotations and harmless HTML', () => {
    const page = shown('3. three\n4. four\n\n> **b** _i_ ~~s~~ <kbd>K</kbd>\n\n<sub>low</sub>');
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
    for (const name of ['blockquote', 'strong', 'em', 'del', 'kbd', 'sub']) {
      expect(page.querySelector(name)).not.toBeNull();
    }
  });

  it('keeps only the contents of objects, however many there are', () => {
    const page = shown(`${'<object data="https://a.example/x">a '.repeat(400)}</object> b`);
    expect(page.querySelector('object')).toBeNull();
    expect(page.textContent?.match(/a/g)).toHaveLength(400);
    expect(page.textContent).toContain('b');
  });

  it('keeps quotations within a line, and bounds how deep they are nested', () => {
    expect(shown('He said <q>one <q>two</q></q>.').querySelectorAll('q')).toHaveLength(2);
    const many = '<q>a '.repeat(1_000);
    expect(renderMarkdown(many, { headingLevel: 2 })?.isWhole).toBe(false);
    const page = shown(many);
    expect(page.querySelectorAll('q').length).toBeLessThan(30);
    expect(page.textContent?.match(/a/g)).toHaveLength(1_000);
  });

  it('reads hundreds of mail addresses as links', () => {
    const links = shown('x@a.example '.repeat(400)).querySelectorAll('a');
    expect(links).toHaveLength(400);
    expect(links[399]?.getAttribute('href')).toBe('mailto:x@a.example');
  });

  it('leaves a text plain whose words have no end', () => {
    expect(renderMarkdown(`# A\n\n${'_a'.repeat(3_000)}`, { headingLevel: 2 })).toBeUndefined();
    expect(shown('word_'.repeat(900)).textContent).toContain('word_word_');
  });

  it.each([
    ['quotations', '>'.repeat(20_000)],
    ['brackets', '['.repeat(50_000)],
    ['emphasis', '*a '.repeat(30_000)],
    ['lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['elements', '<div>'.repeat(500)],
    ['lone surrogates and controls', '\ud800\u0000\ufffe[x](https://a.example/\ud800)'],
  ])('does not throw at %s without end', (_, source) => {
    expect(() => renderMarkdown(source, { headingLevel: 2 })).not.toThrow();
  });
});
