import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./renderMarkdown');
  vi.resetModules();
});

/** The component before its renderer is loaded, as on a first visit. */
async function freshMarkdown() {
  vi.resetModules();
  return (await import('./Markdown')).Markdown;
}

describe('Markdown', () => {
  it('shows the text until the renderer has come, then the rendered text', async () => {
    const Markdown = await freshMarkdown();
    const { container } = render(<Markdown source={'# Title\n\nSome *words*'} />);
    expect(container.textContent).toBe('# Title\n\nSome *words*');
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Title');
    expect(container.querySelector('em')?.textContent).toBe('words');
  });

  it('takes the level of the heading it stands below', async () => {
    const Markdown = await freshMarkdown();
    render(<Markdown source="# Title" headingLevel={4} />);
    expect((await screen.findByRole('heading')).tagName).toBe('H5');
  });

  it('shows the text as it was written if the renderer cannot be loaded', async () => {
    vi.doMock('./renderMarkdown', () => {
      throw new Error('no such chunk');
    });
    const Markdown = await freshMarkdown();
    const { container } = render(<Markdown source="# Title" />);
    await vi.dynamicImportSettled();
    expect(container.textContent).toBe('# Title');
  });

  it('tries to load the renderer again for the next text', async () => {
    vi.doMock('./renderMarkdown', () => {
      throw new Error('no such chunk');
    });
    const Markdown = await freshMarkdown();
    render(<Markdown source="# One" />);
    await vi.dynamicImportSettled();
    vi.doUnmock('./renderMarkdown');
    render(<Markdown source="# Two" />);
    expect((await screen.findByRole('heading')).textContent).toBe('Two');
  });

  it('shows the text as it was written if the renderer gives up', async () => {
    const Markdown = await freshMarkdown();
    const { container, rerender } = render(<Markdown source="*short*" />);
    await screen.findByText('short', { selector: 'em' });
    const endless = `**${'a'.repeat(9_000)}**`;
    rerender(<Markdown source={endless} />);
    expect(container.textContent).toBe(endless);
  });

  it('shows the beginning of an endless text, and says so', async () => {
    const Markdown = await freshMarkdown();
    const { container } = render(<Markdown source={'*word* '.repeat(30_000)} />);
    expect(screen.getByText(/only its first 100,000 characters are shown/)).toBeTruthy();
    expect(container.textContent?.length).toBeLessThan(100_200);
  });

  it('follows its text', async () => {
    const Markdown = await freshMarkdown();
    const { rerender } = render(<Markdown source="*one*" />);
    await screen.findByText('one');
    rerender(<Markdown source="*two*" />);
    expect(await screen.findByText('two')).toBeTruthy();
    expect(screen.queryByText('one')).toBeNull();
  });
});
