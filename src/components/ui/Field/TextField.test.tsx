import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField, type TextFieldProps } from './TextField';

function Title(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Title" name="title" {...props} value={value} onChange={setValue} />;
}

describe('TextField', () => {
  it('is found by its label and described by its hint', () => {
    render(<Title hint="Max 140 characters" need="optional" />);
    const field = screen.getByRole('textbox', { name: 'Title', description: 'Max 140 characters' });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('optional')).toBeTruthy();
  });

  it('says what is wrong in place of the hint', () => {
    render(<Title hint="Max 140 characters" problem="Please enter a title." />);
    const field = screen.getByRole('textbox', { description: 'Please enter a title.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Max 140 characters')).toBeNull();
    // A sign, for readers who do not see the colour.
    expect(screen.getByText('Please enter a title.').querySelector('svg')).toBeTruthy();
  });

  it('gives advice without calling the text invalid', () => {
    render(<Title advice="Perhaps not." />);
    const field = screen.getByRole('textbox', { description: 'Perhaps not.' });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('counts characters as the server does, and cuts nothing off', async () => {
    render(<Title limit={3} />);
    await userEvent.type(screen.getByRole('textbox'), '😀😀 ');
    expect(screen.getByText('2 / 3')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    expect(screen.getByText('6 / 3')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('3 characters too many');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('😀😀 abc');
  });

  it('takes newlines where it has several rows', async () => {
    render(<Title rows={3} />);
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}b');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a\nb');
  });
});
