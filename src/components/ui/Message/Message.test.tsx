import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Message } from './Message';

describe('Message', () => {
  it('says what went wrong aloud, and what to do next', () => {
    render(
      <Message kind="failed" heading="It broke" remark="Nothing was lost.">
        <button type="button">Try again</button>
      </Message>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('It brokeNothing was lost.Try again');
    expect(screen.getByRole('heading', { level: 2, name: 'It broke' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says quietly that there is nothing', () => {
    render(<Message kind="empty" level={3} heading="No artifacts found." />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'No artifacts found.' })).toBeTruthy();
  });
});
