import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TagList } from './TagList';

const chips = () => screen.getAllByRole('listitem').map((chip) => chip.textContent);

describe('TagList', () => {
  it('shows all tags, also two of the same name', () => {
    render(<TagList tags={['edge', 'gpu', 'edge']} />);
    expect(chips()).toEqual(['edge', 'gpu', 'edge']);
  });

  it('is not there without tags', () => {
    render(<TagList tags={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows markup as it is written', () => {
    const { container } = render(<TagList tags={['<script>alert(1)</script>']} />);
    expect(chips()).toEqual(['<script>alert(1)</script>']);
    expect(container.querySelector('script')).toBeNull();
  });
});
