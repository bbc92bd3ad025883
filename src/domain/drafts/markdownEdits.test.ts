import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { editMarkdown, type MarkdownCommand } from './markdownEdits';

/** Applies a command. `[` and `]` enclose the selection, before and after the command. */
function edit(command: MarkdownCommand, marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace('⟦', '').replace('⟧', '');
  const change = editMarkdown(command, { text, start, end });
  const next = text.slice(0, change.from) + change.insert + text.slice(change.to);
  return `${next.slice(0, change.start)}⟦${next.slice(change.start, change.end)}⟧${next.slice(change.end)}`;
}

const bare = (text: string) => text.replaceAll(/[⟦⟧]/g, '');
const html = async (text: string) => marked.parse(bare(text));

describe('editMarkdown', () => {
  it.each<[MarkdownCommand, string, string]>([
    ['bold', 'a ⟦b⟧ c', 'a **⟦b⟧** c'],
    ['bold', 'a **⟦b⟧** c', 'a ⟦b⟧ c'],
    ['bold', 'a ⟦**b**⟧ c', 'a ⟦b⟧ c'],
    ['bold', 'a⟦ b ⟧c', 'a **⟦b⟧** c'],
    ['bold', '⟦⟧', '**⟦bold text⟧**'],
    ['italic', 'a ⟦b⟧', 'a _⟦b⟧_'],
    ['code', 'run ⟦ls⟧', 'run `⟦ls⟧`'],
    ['code', 'run `⟦ls⟧`', 'run ⟦ls⟧'],
    ['code', '⟦a`b⟧', '⟦`` a`b ``⟧'],
    ['code', 'see\n⟦one\ntwo⟧', 'see\n\n```\n⟦one\ntwo⟧\n```\n'],
    ['code', '⟦```\nx⟧', '````\n⟦```\nx⟧\n````\n'],
    ['link', 'see ⟦the code⟧.', 'see [the code](⟦https://⟧).'],
    ['link', '⟦https://a.org/(b)⟧', '[⟦link text⟧](https://a.org/%28b%29)'],
    ['link', '⟦⟧', '[link text](⟦https://⟧)'],
    ['image', '⟦⟧', '![description of the image](⟦https://⟧)'],
    ['image', '⟦https://a.org/b.png⟧', '![⟦description of the image⟧](https://a.org/b.png)'],
    ['list', '⟦⟧', '- ⟦⟧'],
    ['list', 'o⟦n⟧e', '⟦- one⟧'],
    ['list', 'Intro\none⟦⟧', 'Intro\n\n⟦- one⟧'],
    ['list', '⟦one\n\ntwo⟧\nthree', '⟦- one\n\n- two⟧\nthree'],
    ['list', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
    ['table', '⟦⟧', '| ⟦Column 1⟧ | Column 2 |\n| --- | --- |\n|  |  |\n'],
    ['table', 'x⟦y⟧ z', 'xy\n\n| ⟦Column 1⟧ | Column 2 |\n| --- | --- |\n|  |  |\n\n z'],
    ['table', '⟦a\tb|c\n1⟧', '| ⟦a⟧ | b\\|c |\n| --- | --- |\n| 1 |  |\n'],
  ])('%s: %j', (command, before, after) => {
    expect(edit(command, before)).toBe(after);
  });

  // Parsed again by the parser that shows descriptions.
  it.each<[MarkdownCommand, string, string]>([
    ['bold', 'x ⟦ y ⟧z', '<strong>y</strong>'],
    ['italic', 'x ⟦y⟧ z', '<em>y</em>'],
    ['code', '⟦a`b⟧', '<code>a`b</code>'],
    ['code', 'x ⟦1\n2⟧ y', '<pre><code>1\n2\n</code></pre>'],
    ['list', 'Intro\n⟦one\ntwo⟧', '<li>two</li>'],
    ['table', 'Intro⟦⟧', '<th>Column 2</th>'],
    ['table', 'Intro\n⟦a\tb|c\n1\t2⟧', '<th>b|c</th>'],
    ['link', '⟦https://a.org/(b)⟧', '<a href="https://a.org/%28b%29">link text</a>'],
    ['image', '⟦https://a.org/b.png⟧', '<img src="https://a.org/b.png"'],
  ])('%s of %j becomes HTML', async (command, before, expected) => {
    expect(await html(edit(command, before))).toContain(expected);
  });
});
