import { describe, expect, it } from 'vitest';
import { repositoryFilesOf } from '../../domain/artifact/git/repositoryFiles';
import { renderMarkdown } from './renderMarkdown';

const files = repositoryFilesOf({ repository: 'https://github.com/o/r', ref: 'main' });
const emoji = { rocket: '🚀', tada: '🎉', '+1': '👍', 100: '💯', id: '🆔', link: '🔗' };

function shown(source: string, anchorPrefix: string | undefined = 'about-') {
  const rendered = renderMarkdown(source, { headingLevel: 2, anchorPrefix, files, emoji });
  const page = document.createElement('div');
  // jsdom has no trusted types, so this is a string.
  page.innerHTML = rendered?.markup as unknown as string;
  return page;
}
const textOf = (source: string) => shown(source).textContent?.trim();

describe('named places', () => {
  it.each([
    ['<a name="Set-up"></a>\n\n# Start\n\n[x](#Set-up)', 'about-Set-up', 'SPAN'],
    ['<a id="location"></a>\n\n[x](#location)', 'about-location', 'SPAN'],
    ['<a name="images">y</a> [x](#images)', 'about-images', 'SPAN'],
    ['<h2 id="own">Words</h2>\n\n[x](#own)', 'about-words', 'H3'],
    ['<h2 id="own">Words</h2>\n\n[x](#words)', 'about-words', 'H3'],
    ['<p id="user-content-a">p</p>\n\n[x](#a)', 'about-a', 'P'],
    [
      '<img name="fig" src="https://a.example/b.png">\n\n[x](#user-content-fig)',
      'about-fig',
      'IMG',
    ],
    ['<a id="über"></a>\n\n[x](#%C3%BCber)', 'about-über', 'SPAN'],
    ['<a id="e" href="https://a.example">y</a> [x](#e)', 'about-e', 'A'],
    ['> [!NOTE]\n> <a name="n"></a>z\n\n[x](#n)', 'about-n', 'SPAN'],
    ['<details id="d"><summary>s</summary></details>\n\n[x](#d)', 'about-d', 'DETAILS'],
    ['<a name="a b"></a>\n\n[x](<#a b>)', 'about-a-b', 'SPAN'],
  ])('are targets: %j', (source, id, tag) => {
    const page = shown(source);
    const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'x');
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toBe(`#${id}`);
    expect(page.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    expect(page.querySelector(`[id="${id}"]`)?.tagName).toBe(tag);
    expect(page.innerHTML).not.toMatch(/data-(id|name)|\sname=/);
  });

  it('have ids of their own, and the first of a name is the target', () => {
    const page = shown(
      '<a name="use"></a>\n\n# Use\n\n<a name="use"></a>\n\n<p id="note.1">p</p>\n\n[x](#use) [^1]\n\n[^1]: n',
    );
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.querySelector('h3')?.id).toBe('about-use');
    expect(page.querySelector('a:not([role])')?.getAttribute('href')).toBe('#about-use.place');
    expect(
      page.querySelector('[id="about-use.place"] ~ h3, :has(> [id="about-use.place"]) ~ h3'),
    ).not.toBeNull();
    expect(page.querySelector('[id="about-note.1"]')?.tagName).toBe('LI');
  });

  it('come after a heading with their name', () => {
    const page = shown('# Use\n\n<a name="use"></a>\n\n[x](#use)');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('#about-use');
  });

  it('are none without a prefix', () => {
    expect(
      shown('<p id="a">p</p> [x](#a) <a name="b"></a>', '').querySelector('[id], a'),
    ).toBeNull();
  });
});

describe('formulas', () => {
  it.each([
    String.raw`$\mathbf{x}_{i}$ and $\mathbf{y}_{i}$ of $a*b*c$`,
    String.raw`$a < b$ and $c > d$, $\{x\}$, $a\\b$`,
    '$$\\sum_{i} x_{i} * y_{i} * z$$',
    '$$\n\\begin{aligned}\na &= b_1 \\\\\n- c_2 * d * e\n\\end{aligned}\n$$',
    '$5 and $10, $HOME and $PATH',
  ])('stay as they are written: %j', (source) => {
    expect(textOf(source)).toBe(source);
    expect(shown(source).querySelector('em, strong, ul')).toBeNull();
  });

  it('are marked, and money is not', () => {
    const marked = (source: string) =>
      [...shown(source).querySelectorAll('code[data-math]')].map(({ textContent }) => textContent);
    expect(marked('| a |\n|-|\n| $x_{i}$ and $\\alpha\\_*y*$ |')).toEqual([
      '$x_{i}$',
      '$\\alpha\\_*y*$',
    ]);
    expect(marked('$`a_b`$')).toEqual(['$a_b$']);
    expect(marked('Text:\n$$\nx_1\n$$\nmore')).toEqual(['$$\nx_1\n$$\n']);
    expect(marked('US$5 and 6$, `$x$`, \\$5 or 6\\$')).toEqual([]);
  });

  it('do not end an emphasis around them', () => {
    const page = shown('*a $x*y$ b* and **c $z**w$ d**');
    expect(page.querySelector('em')?.textContent).toBe('a $x*y$ b');
    expect(page.querySelector('strong')?.textContent).toBe('c $z**w$ d');
  });

  it('run nothing', () => {
    const page = shown('$<img src=x onerror=alert(1)>$\n\n$$\n<script>1</script>\n$$');
    expect(page.querySelector('img, script')).toBeNull();
    expect(page.textContent).toContain('<script>1</script>');
  });
});

describe('images for one colour scheme', () => {
  const only = (source: string) =>
    [...shown(source).querySelectorAll('img')].map((image) => [
      image.dataset.only,
      image.getAttribute('src'),
    ]);
  const raw = 'https://raw.githubusercontent.com/o/r/main/';

  it('are marked by their address', () => {
    expect(
      only(
        '![l](l.png#gh-light-mode-only)![d](https://github.com/o/r/blob/main/d.png#gh-dark-mode-only)![b](b.png)',
      ),
    ).toEqual([
      ['light', `${raw}l.png`],
      ['dark', `${raw}d.png`],
      [undefined, `${raw}b.png`],
    ]);
  });

  it('are marked by the sources of a picture', () => {
    const dark = '<source media="(prefers-color-scheme: dark)" srcset="d.png 1x, e.png 2x">';
    const light = '<source media="(prefers-color-scheme: light)" srcset="l.png">';
    const image = '<img alt="a" src="i.png">';
    expect(only(`<picture>${dark}${image}</picture>`)).toEqual([
      ['light', `${raw}i.png`],
      ['dark', `${raw}d.png`],
    ]);
    expect(only(`<picture>${dark}${light}${image}</picture>`)).toEqual([
      ['light', `${raw}l.png`],
      ['dark', `${raw}d.png`],
    ]);
    expect(only(`<picture><source srcset="x.webp" type="image/webp">${image}</picture>`)).toEqual([
      [undefined, `${raw}i.png`],
    ]);
    const readmeStats = light.replace('light)', 'light), (prefers-color-scheme: no-preference)');
    expect(only(`<picture>${readmeStats}${image}</picture>`)[0]).toEqual(['light', `${raw}l.png`]);
    const page = shown(`<picture>${dark}${image}</picture><picture>t</picture>${light}`);
    expect(page.querySelector('picture, source, [srcset]')).toBeNull();
  });

  it('hide the link around them', () => {
    const page = shown(
      '[![a](d.png#gh-dark-mode-only)](https://a.example) [![b](b.png)](https://b.example)',
    );
    expect([...page.querySelectorAll('a')].map(({ dataset }) => dataset.only)).toEqual([
      'dark',
      undefined,
    ]);
  });

  it('bring no unsafe address', () => {
    const page = shown(
      '<picture><source media="(prefers-color-scheme: dark)" srcset="javascript:alert(1)"><img src="data:text/html,x" alt="a"></picture>',
    );
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent?.trim()).toBe('a');
  });
});

describe('emoji', () => {
  it.each([
    ['Go :rocket: now', 'Go 🚀 now'],
    [':rocket::tada: (:+1:)', '🚀🎉 (👍)'],
    ['**:100:**', '💯'],
    [':foo: and :constructor:', ':foo: and :constructor:'],
    [
      '10:30:45, 10:100:45, a:id:b, ::id::, std::id::x',
      '10:30:45, 10:100:45, a:id:b, ::id::, std::id::x',
    ],
    ['`:rocket:` <kbd>:tada:</kbd>', ':rocket: :tada:'],
    ['https://a.example/:rocket:/x :tada:', 'https://a.example/:rocket:/x 🎉'],
    ['<https://a.example/x?a=,:rocket:>', 'https://a.example/x?a=,:rocket:'],
    ['$a :rocket: b$', '$a :rocket: b$'],
  ])('in %s', (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it('have their name in the fragment of a heading', () => {
    expect(shown('# :rocket: Start').querySelector('h3')?.id).toBe('about-rocket-start');
  });
});
