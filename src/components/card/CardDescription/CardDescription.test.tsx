import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CardDescription } from './CardDescription';

const texts = {
  shortText: 'Scripts for a study.',
  longText: '## How to\n\nReserve **two** nodes.',
  title: 'Tail latency',
};

describe('CardDescription', () => {
  it('shows the short text and More, then the long one and Less, and back', async () => {
    const user = userEvent.setup();
    render(<CardDescription {...texts} />);
    expect(screen.getByText('Scripts for a study.')).toBeTruthy();
    const more = screen.getByRole('button', { name: 'More about Tail latency' });
    expect(more.textContent).toBe('More');
    expect(more.getAttribute('aria-expanded')).toBe('false');

    await user.click(more);
    const long = screen.getByRole('region', { name: 'Long description of Tail latency' });
    expect(await screen.findByRole('heading', { name: 'How to' })).toBeTruthy();
    expect(long.querySelector('strong')?.textContent).toBe('two');
    const less = screen.getByRole('button', { name: 'Less about Tail latency' });
    expect(less.getAttribute('aria-expanded')).toBe('true');

    await user.click(less);
    expect(screen.getByText('Scripts for a study.')).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('keeps the focus on the toggle, and takes it from nobody before', async () => {
    const user = userEvent.setup();
    render(<CardDescription {...texts} />);
    await waitFor(() => expect(document.activeElement).toBe(document.body));
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Less'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
  });

  it('lets keys reach the long text, which scrolls', async () => {
    const user = userEvent.setup();
    render(<CardDescription {...texts} />);
    await user.click(screen.getByRole('button'));
    await user.tab({ shift: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
  });

  it.each(['', ' \n '])('has no More where the long text is %j', (longText) => {
    render(<CardDescription {...texts} longText={longText} />);
    expect(screen.getByText('Scripts for a study.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows markup in the short text as it is written', () => {
    const { container } = render(
      <CardDescription {...texts} shortText="<b onclick='x'>bold</b> & more" />,
    );
    expect(screen.getByText("<b onclick='x'>bold</b> & more")).toBeTruthy();
    expect(container.querySelector('b')).toBeNull();
  });

  it('runs nothing that the long text brings', async () => {
    const user = userEvent.setup();
    const longText = '<img src=x onerror="alert(1)">ok [click](javascript:alert(2)) **end**';
    const { container } = render(<CardDescription {...texts} longText={longText} />);
    await user.click(screen.getByRole('button'));
    expect((await screen.findByText('end')).tagName).toBe('STRONG');
    expect(container.querySelector('[onerror], [href^="javascript"]')).toBeNull();
  });
});
