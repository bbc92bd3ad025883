import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfigurationProblems } from './ConfigurationProblems';

describe('ConfigurationProblems', () => {
  it('replaces a dashboard that cannot run, and lists all problems', () => {
    render(<ConfigurationProblems problems={['Missing key "apiUrl".', 'Unknown key "<b>".']} />);
    const heading = 'The dashboard is not set up correctly';
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(document.title).toBe(heading);
    expect(screen.getByRole('alert').textContent).toContain(
      'Missing key "apiUrl". Unknown key "<b>".',
    );
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
  });
});
