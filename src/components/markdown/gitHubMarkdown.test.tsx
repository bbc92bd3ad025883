import { describe, expect, it } from 'vitest';
import { repositoryFilesOf } from '../../domain/artifact/git/repositoryFiles';
import { renderMarkdown } from './renderMarkdown';

const files = repositoryFilesOf({ repository: 'https://github.com/o/r', ref: 'main' });

function shown(source: string, anchorPrefix: string | undefined = 'about-') {
  const rendered = renderMarkdown(source, { headingLevel: 2, anchorPrefix, files });
  const page = document.createElement('div');
  // jsdom has no trusted types, so this is a string.
  page.innerHTML = rendered?.markup as unknown as string;
  return page;
}
const isWhole = (source: string) => renderMarkdown(source, { headingLevel: 2 })?.isWhole;

describe('task lists', () => {
  it('say what is done, in place of a bullet', () => {
    const page = shown('- [x] figures 1 to 6\n- [ ] figure 7\n- other');
    const [done, open, other] = page.querySelectorAll('li');
    expect(done?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Done');
    expect(open?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Not done');
    expect(done?.textContent?.trim()).toBe('☑ figures 1 to 6');
    expect(open?.textContent?.trim()).toBe('☐ figure 7');
    // A space after the sign would move the first line only.
    expect(done?.querySelector('[role="img"]')?.nextSibling?.textContent).toBe('figures 1 to 6');
    expect([done, open, other].map((item) => item?.hasAttribute('data-task'))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('footnotes', () => {
  const source =
    'One[^a], two[^b], one again[^a].\n\n[^a]: First *note*.\n[^b]: Second.\n\n    More of it.';

  it('are at the end, with links both ways', () => {
    const page = shown(source);
    const notes = page.querySelector('section');
    expect(notes?.getAttribute('aria-label')).toBe('Footnotes');
    expect(notes?.querySelector('h1, h2, h3, h4')).toBeNull();
    expect(notes?.nextElementSibling).toBeNull();
    const items = [...(notes?.querySelectorAll('li') ?? [])];
    expect(items.map(({ id }) => id)).toEqual(['about-note.1', 'about-note.2']);
    expect(items[1]?.textContent).toContain('More of it.');
    const references = [...page.querySelectorAll('sup > a[role="doc-noteref"]')];
    expect(references.map((link) => link.getAttribute('href'))).toEqual([
      '#about-note.1',
      '#about-note.2',
      '#about-note.1',
    ]);
    expect(references.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Footnote 1',
      'Footnote 2',
      'Footnote 1',
    ]);
    const backs = [...(items[0]?.querySelectorAll('a[role="doc-backlink"]') ?? [])];
    const targets = backs.map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets.map((id) => page.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
      '1',
      '1',
    ]);
    expect(new Set(targets).size).toBe(2);
    // The arrow is drawn, so that the label contains all words (axe: label-content-name-mismatch).
    expect(backs.map(({ textContent }) => textContent)).toEqual(['', '2']);
    expect(backs.map((back) => back.getAttribute('aria-label'))).toEqual([
      'Back to the text of footnote 1, place 1',
      'Back to the text of footnote 1, place 2',
    ]);
  });

  it('have ids that no heading can take', () => {
    const page = shown(`# Note.1\n\n# note 1\n\n${source}`);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have numbers without links where nothing can be linked', () => {
    const page = shown(source, '');
    expect(page.querySelectorAll('a, [id]')).toHaveLength(0);
    expect(page.textContent).toContain('One[1], two[2], one again[1].');
    expect(page.querySelectorAll('section li')).toHaveLength(2);
  });

  it('of one text are unknown to the next', () => {
    shown(source);
    expect(shown('One[^a].').textContent).toBe('One[^a].\n');
  });

  it.each([
    '<section data-footnotes><h2>x</h2><ol><li><a href="#footnote-ref-a" data-footnote-backref>y</a></li></ol></section>\n\nText[^a]\n\n[^a]: note',
    '<section><p>mine</p></section>',
    '<a data-footnote-ref href="#footnote-zzz">forged</a>',
  ])('cannot be forged: %s', (forged) => {
    const page = shown(forged);
    expect(page.querySelectorAll('section').length).toBeLessThanOrEqual(1);
    for (const link of page.querySelectorAll('a')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(page.querySelector(`[id="${id}"]`), forged).not.toBeNull();
    }
  });

  it.each([
    ['many marks', 'x[^a] '.repeat(600) + '\n\n[^a]: note'],
    ['many notes', '[^a]: note\n'.repeat(1_600)],
    ['notes in notes', '[^a]:'.repeat(4_000)],
    ['openings', '[^'.repeat(10_000)],
  ])('are bounded: %s', (_, hostile) => {
    expect(isWhole(hostile) ?? false).toBe(false);
    expect(shown(hostile).querySelector('section')).toBeNull();
  });
});

describe('alerts', () => {
  it.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])('show a %s', (title) => {
    const page = shown(`> [!${title.toUpperCase()}]\n> Mind **this**.\n>\n> And that.`);
    const alert = page.querySelector('[role="note"]');
    expect(alert?.getAttribute('data-alert')).toBe(title.toLowerCase());
    expect([...(alert?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      title,
      'Mind this.',
      'And that.',
    ]);
    expect(page.querySelector('blockquote')).toBeNull();
  });

  it('have the direction of their text', () => {
    const alert = shown('> [!NOTE]\n> \u0645\u0644\u0627\u062d\u0638\u0629').querySelector(
      '[role="note"]',
    );
    expect(alert?.getAttribute('dir')).toBe('auto');
    const [title, words] = alert?.children ?? [];
    // Browsers ignore inner blocks with a direction, so the first one must not have its own.
    for (const block of [title, words]) expect(block?.hasAttribute('dir')).toBe(false);
    // `dir="auto"` skips elements with a direction, so that our word does not count.
    expect(title?.innerHTML).toBe('<span lang="en" dir="ltr">Note</span>');
  });

  it('may have a break or a paragraph after the mark', () => {
    for (const source of ['> [!TIP]  \n> Text', '> [!tip]\n>\n> Text']) {
      const alert = shown(source).querySelector('[role="note"]');
      expect(alert?.textContent?.replaceAll('\n', '')).toBe('TipText');
    }
  });

  it.each([
    '> [!NOTE] with more\n> x',
    '> [!NOTE]',
    '> [!OTHER]\n> x',
    '- > [!NOTE]\n  > x',
    '> x\n> [!NOTE]',
  ])('are quotations elsewhere: %j', (source) => {
    const page = shown(source);
    expect(page.querySelector('[role="note"]')).toBeNull();
    expect(page.querySelector('blockquote')).not.toBeNull();
  });
});

describe('tables', () => {
  it('have no head without words', () => {
    const page = shown('| | |\n|-|-|\n| a | b |');
    expect(page.querySelector('thead, th')).toBeNull();
    expect(page.querySelectorAll('td')).toHaveLength(2);
  });

  it('have no single header without words', () => {
    const page = shown('| | Runs |\n|-|-:|\n| a | 1 |');
    expect([...page.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      'Runs',
    ]);
    expect(page.querySelector('thead td')).not.toBeNull();
  });
});

describe('files of the repository', () => {
  it('are behind relative links and images', () => {
    const page = shown('[run](guide/run.md) ![plot](../plot.png) [![x](b.svg)](/) [up](#top)');
    const links = [...page.querySelectorAll('a')];
    expect(links.map(({ href }) => href)).toEqual([
      'https://github.com/o/r/blob/main/guide/run.md',
      'https://github.com/o/r/tree/main/',
    ]);
    for (const link of links) expect(link.rel).toBe('noopener noreferrer');
    const images = [...page.querySelectorAll('img')];
    expect(images.map(({ src }) => src)).toEqual([
      'https://raw.githubusercontent.com/o/r/main/plot.png',
      'https://raw.githubusercontent.com/o/r/main/b.svg',
    ]);
    for (const image of images) {
      expect(image.getAttribute('loading')).toBe('lazy');
      expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
    }
  });
});

describe('code', () => {
  it.each([
    ['python', 'python'],
    ['Py', 'python'],
    ['{.bash .numberLines}', 'bash'],
    ['c', 'cpp'],
    ['c++ title="x"', 'cpp'],
  ])('keeps the language of ```%s', (info, language) => {
    const code = shown(`\`\`\`${info}\na < b && "c"\n\`\`\``).querySelector('pre > code');
    expect(code?.getAttribute('data-language')).toBe(language);
    expect(code?.textContent).toBe('a < b && "c"\n');
  });

  it.each(['', 'klingon', 'constructor', 'python"onmouseover="alert(1)'])(
    'has none for ```%s',
    (info) => {
      const code = shown(`\`\`\`${info}\n<b>x</b>\n\`\`\``).querySelector('pre > code');
      expect([...(code?.attributes ?? [])]).toHaveLength(0);
      expect(code?.textContent).toBe('<b>x</b>\n');
    },
  );
});
