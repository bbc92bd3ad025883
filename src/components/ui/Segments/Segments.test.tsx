import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Segments } from './Segments';

const options = [
  { value: 'a', name: 'First' },
  { value: 'b', name: 'Second' },
] as const;

it('is a named group of radio buttons, with what the value means', () => {
  render(<Segments legend="Form" options={options} value="b" onChange={() => {}} hint="Small." />);
  expect(screen.getByRole('group', { name: 'Form', description: 'Small.' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Second' }).checked).toBe(true);
});

it('is disabled as a whole', async () => {
  const onChange = vi.fn();
  render(<Segments legend="Form" options={options} value="a" onChange={onChange} isDisabled />);
  await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('changes by a click', async () => {
  const onChange = vi.fn();
  render(<Segments legend="Form" options={options} value="a" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});
