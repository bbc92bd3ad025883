import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../../tests/render/renderPart';
import { TagList } from './TagList';

const chips = () => screen.getAllByRole('listitem').map((chip) => chip.textContent);

describe('TagList', () => {
  it('shows all tags, also two of the same name', () => {
    renderPart(<TagList tags={['edge', 'gpu', 'edge']} />);
    expect(chips()).toEqual(['edge', 'gpu', 'edge']);
  });

  it('leads to the artifacts with a tag', () => {
    renderPart(<TagList tags={['edge', '100% "real" & more', 'x'.repeat(2000)]} />);
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ search }) => search)).toEqual([
      '?tags=edge',
      '?tags=100%25%20%22real%22%20%26%20more',
    ]);
  });

  it('has no links where there is no dashboard', () => {
    renderPart(<TagList tags={['edge']} />, { linkBase: '' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(chips()).toEqual(['edge']);
  });

  it('is not there without tags', () => {
    renderPart(<TagList tags={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows markup as it is written', () => {
    const { container } = renderPart(<TagList tags={['<script>alert(1)</script>']} />);
    expect(chips()).toEqual(['<script>alert(1)</script>']);
    expect(container.querySelector('script')).toBeNull();
  });
});
