import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../tests/render/renderPart';
import { CopyButton } from './CopyButton';
import { Snippet } from './Snippet';

function Sample({ text, onCopied }: { text: string; onCopied?: (text: string) => void }) {
  const shown: RefObject<HTMLParagraphElement | null> = useRef(null);
  return (
    <>
      <p ref={shown}>{text}</p>
      <CopyButton text={text} subject="citation" shown={shown} onCopied={onCopied} />
    </>
  );
}

function refuseClipboard() {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
}

describe('CopyButton', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('copies, says so in its place and tells the host', async () => {
    const onCopied = vi.fn();
    const { user } = renderPart(<Sample text="Cite me." onCopied={onCopied} />);
    const button = screen.getByRole('button', { name: 'Copy citation' });
    expect(button.textContent).toBe('Copy');
    await user.click(button);
    expect(screen.getByRole('status').textContent).toBe('Copied to clipboard');
    expect(await navigator.clipboard.readText()).toBe('Cite me.');
    expect(onCopied.mock.calls).toEqual([['Cite me.']]);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('stops saying so when there is another text to copy', async () => {
    const { user, rerender } = renderPart(<Sample text="One" />);
    await user.click(screen.getByRole('button'));
    rerender(<Sample text="Two" />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stops saying so after a while', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
    render(<Sample text="One" />);
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status').textContent).toBe('Copied to clipboard');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('status').textContent).toBe('');
    vi.unstubAllGlobals();
  });

  it('selects the text and says so if the clipboard refuses', async () => {
    const onCopied = vi.fn();
    const { user } = renderPart(<Sample text="Cite me." onCopied={onCopied} />);
    refuseClipboard();
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toMatch(/^Selected: press Ctrl\+C/);
    expect(getSelection()?.toString()).toBe('Cite me.');
    expect(onCopied).not.toHaveBeenCalled();
  });
});

describe('Snippet', () => {
  it('copies its lines, and lets keys scroll them', async () => {
    const { user } = renderPart(
      <Snippet label="Clone" subject="commands" lines={['git clone a', 'cd a']} />,
    );
    await user.click(screen.getByRole('button', { name: 'Copy commands' }));
    expect(await navigator.clipboard.readText()).toBe('git clone a\ncd a');
    expect(screen.getByRole('region', { name: 'Clone' }).tabIndex).toBe(0);
  });
});
