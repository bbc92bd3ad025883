import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MetricsRow } from './MetricsRow';

describe('MetricsRow', () => {
  it('shows numbers with separators, each with a visible word and a tooltip, and no zeros', () => {
    render(
      <MetricsRow
        metrics={{ accessCount: 1234567, uniqueAccessCount: 89012, uniqueCellExecutionCount: 0 }}
      />,
    );
    const shown = screen
      .getAllByRole('listitem')
      .map(({ textContent, title }) => [textContent, title]);
    expect(shown).toEqual([
      ['1,234,567 launches', 'Total launches'],
      ['89,012 users', 'Unique users'],
    ]);
  });

  it('says one of one', () => {
    render(
      <MetricsRow
        metrics={{ accessCount: 1, uniqueAccessCount: 1, uniqueCellExecutionCount: 1 }}
      />,
    );
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['1 launch', '1 user', '1 notebook user']);
  });
});
