import { describe, expect, it } from 'vitest';
import { anchorHeadings } from './anchorHeadings';

function headings(words: readonly string[]): DocumentFragment {
  const root = document.createDocumentFragment();
  for (const text of words) {
    const heading = document.createElement('h3');
    heading.textContent = text;
    root.append(heading);
  }
  return root;
}

describe('anchorHeadings', () => {
  it('tells equal headings apart, also from those that are named like one of them', () => {
    const root = headings(['Run', 'Run', 'Run 1', 'Run', 'Run 1', 'Run']);
    anchorHeadings(root, 'about-');
    expect([...root.children].map(({ id }) => id)).toEqual([
      'about-run',
      'about-run-1',
      'about-run-1-1',
      'about-run-2',
      'about-run-1-2',
      'about-run-3',
    ]);
  });
});
