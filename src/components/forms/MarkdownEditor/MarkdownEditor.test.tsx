import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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
  expect(preview().getByText(/formatted text appears here/)).toBeTruthy();
});

it('can be reached by keys, to scroll', () => {
  render(<MarkdownEditor label="Text" name="text" value="" onChange={() => {}} limit={5000} />);
  expect(screen.getByRole('region', { name: 'Preview' }).tabIndex).toBe(0);
});

describe('the toolbar', () => {
  function Editor({ start = '' }: { start?: string }) {
    const [value, setValue] = useState(start);
    return (
      <MarkdownEditor label="Text" name="text" value={value} onChange={setValue} limit={5000} />
    );
  }
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const toolbar = () => screen.findByRole('toolbar', { name: 'Markdown' });
  const press = async (name: string) =>
    userEvent.click(within(await toolbar()).getByRole('button', { name }));
  const selected = () => text().value.slice(text().selectionStart, text().selectionEnd);
  const file = (content: BlobPart, name = 'README.md') => new File([content], name);
  const drop = async (...files: File[]) => {
    await toolbar();
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], files } });
    act(() => void text().dispatchEvent(event));
  };

  it('writes Markdown around what is selected, and gives the focus back', async () => {
    render(<Editor start="All runs" />);
    await toolbar();
    text().setSelectionRange(4, 8);
    await press('Bold');
    expect([text().value, selected()]).toEqual(['All **runs**', 'runs']);
    expect(document.activeElement).toBe(text());
    await press('Bold');
    expect(text().value).toBe('All runs');
    await press('Link');
    expect([text().value, selected()]).toEqual(['All [runs](https://)', 'https://']);
  });

  it('knows Ctrl+B and Ctrl+K, and leaves other keys alone', async () => {
    render(<Editor />);
    await toolbar();
    await userEvent.type(text(), '{Control>}b{/Control}');
    expect(text().value).toBe('**bold text**');
    await userEvent.clear(text());
    await userEvent.type(text(), '{Meta>}k{/Meta}');
    expect(text().value).toBe('[link text](https://)');
    await userEvent.clear(text());
    await userEvent.type(text(), 'bk{Control>}{Shift>}b{/Shift}{/Control}');
    expect(text().value).toBe('bk');
  });

  it('is one stop for Tab, with arrow keys inside', async () => {
    render(<Editor />);
    const buttons = within(await toolbar()).getAllByRole('button');
    await userEvent.tab();
    expect(document.activeElement).toBe(buttons[0]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(buttons[1]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(buttons.at(-1));
    await userEvent.keyboard('{Home}{End}');
    expect(document.activeElement).toBe(buttons.at(-1));
    await userEvent.tab();
    expect(document.activeElement).toBe(text());
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(buttons.at(-1));
  });

  it('fills an empty field from a dropped file', async () => {
    render(<Editor />);
    await drop(file('# Traces\r\n\r\nText\n'));
    expect(await screen.findByText('Filled in from “README.md”.')).toBeTruthy();
    expect(text().value).toBe('# Traces\n\nText');
    await userEvent.type(text(), '!');
    expect(screen.queryByText(/^Filled in/)).toBeNull();
  });

  it('replaces what is written by a chosen file, which can be undone', async () => {
    render(<Editor start="Mine" />);
    await toolbar();
    await userEvent.upload(screen.getByLabelText('Markdown file'), file('Theirs'));
    expect(await screen.findByText('Replaced by “README.md”.')).toBeTruthy();
    expect(text().value).toBe('Theirs');
    await press('Bold');
    await userEvent.clear(text());
    await userEvent.type(text(), 'Theirs');
    await userEvent.click(screen.getByRole('button', { name: 'Undo the Markdown file' }));
    expect(text().value).toBe('Mine');
  });

  it.each<[string, File[], string]>([
    ['a picture', [file('x', 'photo.png')], '“photo.png” is not a Markdown file.'],
    ['binary data', [file(new Uint8Array([0xff, 0xfe, 0x41]))], '“README.md” is not UTF-8 text.'],
    ['a zero', [file('a\0b')], '“README.md” is not UTF-8 text.'],
    ['a large file', [file('x'.repeat(100_001))], '“README.md” is too large.'],
    ['two files', [file('a'), file('b')], 'Choose one Markdown file at a time.'],
  ])('refuses %s with a sentence and changes nothing', async (_name, files, reason) => {
    render(<Editor start="Mine" />);
    await drop(...files);
    expect(await screen.findByText(new RegExp(`^Nothing was changed: ${reason}`))).toBeTruthy();
    expect(text().value).toBe('Mine');
    await userEvent.type(text(), '!');
    expect(screen.queryByText(/^Nothing was changed/)).toBeNull();
  });
});
