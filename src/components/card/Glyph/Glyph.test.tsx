import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { glyphOutlines } from '../../../domain/artifact/glyph';
import { Glyph } from './Glyph';

function drawn(artifactId: string) {
  const { container, unmount } = render(<Glyph artifactId={artifactId} />);
  const paths = [...container.querySelectorAll('path')].map((path) => ({
    d: path.getAttribute('d'),
    transform: path.getAttribute('transform'),
  }));
  unmount();
  return paths;
}

describe('Glyph', () => {
  it('draws four shapes, one in each corner', () => {
    const paths = drawn('8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2');
    expect(paths.map(({ transform }) => /translate\((.*?)\)/.exec(transform ?? '')?.[1])).toEqual([
      '5 5',
      '25 5',
      '5 25',
      '25 25',
    ]);
    for (const { d } of paths) expect(Object.values(glyphOutlines)).toContain(d);
  });

  it('draws the same for the same artifact, another for another', () => {
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });

  it('is decoration', () => {
    const { container } = render(<Glyph artifactId="" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
