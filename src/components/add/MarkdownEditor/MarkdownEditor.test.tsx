import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkdownEditor } from './MarkdownEditor';

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

it('shows what is written as readers will see it', async () => {
  const source = '# Traces\n\nAll **240** runs <script>alert(1)</script>';
  render(
    <MarkdownEditor label="Text" name="text" value={source} onChange={() => {}} limit={5000} />,
  );
  expect(await preview().findByRole('heading', { name: 'Traces' })).toBeTruthy();
  expect(preview().getByText('240').tagName).toBe('STRONG');
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByText(`${source.length} / 5000`)).toBeTruthy();
});

it('says what the preview is for while there is nothing to see', () => {
  render(<MarkdownEditor label="Text" name="text" value=" " onChange={() => {}} limit={5000} />);
  expect(preview().getByText(/shown here as readers will see it/)).toBeTruthy();
});

it('can be reached by keys, to scroll', () => {
  render(<MarkdownEditor label="Text" name="text" value="" onChange={() => {}} limit={5000} />);
  expect(screen.getByRole('region', { name: 'Preview' }).tabIndex).toBe(0);
});
