import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RepositoryLink } from './RepositoryLink';

const repository = { url: 'https://github.com/example-lab/traces', name: 'example-lab/traces' };

describe('RepositoryLink', () => {
  it('opens the repository in a new tab and says so', () => {
    render(<RepositoryLink {...repository} />);
    const link = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'example-lab/traces (opens in a new tab)',
    });
    expect(link.href).toBe(repository.url);
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
  });

  it('has another text where it is asked to, and the name as its title', () => {
    render(<RepositoryLink {...repository} text="View on GitHub" />);
    const link = screen.getByRole('link', { name: 'View on GitHub (opens in a new tab)' });
    expect(link.title).toBe('example-lab/traces');
  });
});
