import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MetricsRow } from './MetricsRow';

describe('MetricsRow', () => {
  it('shows three numbers with separators, each with its name and a visible word', () => {
    render(
      <MetricsRow
        metrics={{ accessCount: 1234567, uniqueAccessCount: 89012, uniqueCellExecutionCount: 0 }}
      />,
    );
    const shown = (name: string) => [
      screen.getByTitle(name).textContent,
      screen.getByRole('img', { name }).closest('li')?.title,
    ];
    expect(shown('Access count')).toEqual(['1,234,567launches', 'Access count']);
    expect(shown('Unique access count')).toEqual(['89,012users', 'Unique access count']);
    expect(shown('Unique cell execution count')).toEqual([
      '0cell runs',
      'Unique cell execution count',
    ]);
  });

  it('says one of one', () => {
    render(
      <MetricsRow
        metrics={{ accessCount: 1, uniqueAccessCount: 1, uniqueCellExecutionCount: 1 }}
      />,
    );
    const words = ['launch', 'user', 'cell run'].map((word) => screen.getByText(word).textContent);
    expect(words).toHaveLength(3);
  });
});
