import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

  it('renders the beginning of a very long text, and shows the rest as it was written', async () => {
    const user = userEvent.setup();
    const Markdown = await freshMarkdown();
    const source = '*word* word\n\n'.repeat(8_000);
    const { container } = render(<Markdown source={source} />);
    await waitFor(() => expect(container.querySelector('em')).not.toBeNull());
    const start = container.querySelectorAll('em').length;
    expect(start).toBeGreaterThan(1_000);
    expect(screen.getByText(/Only its beginning is formatted/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the rest as plain text' }));
    await waitFor(() =>
      expect(container.textContent?.match(/\*word\*/g)).toHaveLength(8_000 - start),
    );
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(container.textContent).not.toContain('*word*');
  });

  it('shows all of a text as it was written where the renderer leaves parts out', async () => {
    const user = userEvent.setup();
    const Markdown = await freshMarkdown();
    const source = `|${'a|'.repeat(625)}\n|${'-|'.repeat(625)}\n${'|\n'.repeat(1_248)}`;
    const { container } = render(<Markdown source={source} />);
    await screen.findByText(/Parts of this description are left out/);
    expect(container.querySelectorAll('td, th').length).toBeLessThan(3_000);
    await user.click(screen.getByRole('button', { name: 'Show it as plain text' }));
    await waitFor(() => expect(container.textContent).toContain(source.slice(-400)));
  });

  it('follows its text', async () => {
    const Markdown = await freshMarkdown();
    const { rerender } = render(<Markdown source="*one*" />);
    await screen.findByText('one');
    rerender(<Markdown source="*two*" />);
    expect(await screen.findByText('two')).toBeTruthy();
    expect(screen.queryByText('one')).toBeNull();
  });

  it('shows the words of a broken image in its place', async () => {
    const Markdown = await freshMarkdown();
    const { container } = render(<Markdown source="See ![the plot](https://a.example/p.png)." />);
    const image = await screen.findByRole('img', { name: 'the plot' });
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent?.trim()).toBe('See the plot.');
  });

  it('colours code of a known language, and nothing else', async () => {
    const Markdown = await freshMarkdown();
    const { container } = render(
      <Markdown source={'```python\nimport os\n```\n\n```klingon\nimport os\n```'} />,
    );
    await waitFor(() => expect(container.querySelector('code > span')?.textContent).toBe('import'));
    expect(container.querySelectorAll('code > span')).toHaveLength(1);
  });
});
