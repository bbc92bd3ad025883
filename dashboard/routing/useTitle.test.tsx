import { afterEach, describe, expect, it } from 'vitest';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { renderPart } from '../../tests/render/renderPart';
import { useTitle } from './useTitle';

function Titled({ title }: { title?: string }) {
  useTitle(title);
  return null;
}

afterEach(() => {
  document.title = '';
});

describe('useTitle', () => {
  it('is followed by the name of the product', () => {
    const { rerender } = renderPart(<Titled title="Artifacts" />);
    expect(document.title).toBe('Artifacts - Trovi');
    rerender(<Titled title="About" />);
    expect(document.title).toBe('About - Trovi');
  });

  it('is only the name without a title', () => {
    const configuration = aConfiguration({ productName: 'Lab shelf' });
    const { rerender } = renderPart(<Titled />, { configuration });
    expect(document.title).toBe('Lab shelf');
    rerender(<Titled title="Tail latency" />);
    expect(document.title).toBe('Tail latency - Lab shelf');
  });
});
