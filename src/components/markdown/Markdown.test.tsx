import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown';

describe('Markdown', () => {
  it('takes the level of the heading it stands below', async () => {
    render(<Markdown source="# Title" headingLevel={4} />);
    expect((await screen.findByRole('heading')).tagName).toBe('H5');
  });

  it('shows the text as it was written if the renderer gives up', async () => {
    const { container, rerender } = render(<Markdown source="*short*" />);
    await screen.findByText('short', { selector: 'em' });
    const endless = `**${'a'.repeat(9_000)}**`;
    rerender(<Markdown source={endless} />);
    expect(container.textContent).toBe(endless);
  });

  it('renders the beginning of a very long text, and shows the rest as it was written', async () => {
    const user = userEvent.setup();
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
    const source = `|${'a|'.repeat(625)}\n|${'-|'.repeat(625)}\n${'|\n'.repeat(1_248)}`;
    const { container } = render(<Markdown source={source} />);
    await screen.findByText(/Parts of this description are not shown/);
    expect(container.querySelectorAll('td, th').length).toBeLessThan(3_000);
    await user.click(screen.getByRole('button', { name: 'Show it as plain text' }));
    await waitFor(() => expect(container.textContent).toContain(source.slice(-400)));
  });

  it('follows its text', async () => {
    const { rerender } = render(<Markdown source="*one*" />);
    await screen.findByText('one');
    rerender(<Markdown source="*two*" />);
    expect(await screen.findByText('two')).toBeTruthy();
    expect(screen.queryByText('one')).toBeNull();
  });

  it('shows the words of a broken image in its place', async () => {
    const { container } = render(<Markdown source="See ![the plot](https://a.example/p.png)." />);
    const image = await screen.findByRole('img', { name: 'the plot' });
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent?.trim()).toBe('See the plot.');
  });

  it('colours code of a known language, and nothing else', async () => {
    const { container } = render(
      <Markdown source={'```python\nimport os\n```\n\n```klingon\nimport os\n```'} />,
    );
    await waitFor(() => expect(container.querySelector('code > span')?.textContent).toBe('import'));
    expect(container.querySelectorAll('code > span')).toHaveLength(1);
  });
});
