import { screen, within } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { renderPart } from '../../../../tests/render/renderPart';
import { noBadges } from '../../../domain/artifact/badges/badge';
import { ArtifactGrid } from './ArtifactGrid';
import { GridSkeleton } from '../GridSkeleton/GridSkeleton';

const cards = () => screen.getAllByRole('article').map((card) => within(card));

describe('ArtifactGrid', () => {
  it('shows each artifact in its order, with its badges', () => {
    const artifacts = numberedArtifacts(1, 3);
    const badges = aBadgeCatalogue({ [artifacts[1]?.id ?? '']: ['educational'] });
    renderPart(<ArtifactGrid artifacts={artifacts} badges={badges} />);
    expect(cards().map((card) => card.getByRole('heading').textContent)).toEqual([
      'Study 1',
      'Study 2',
      'Study 3',
    ]);
    expect(cards().map((card) => card.queryByText('educational') !== null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('shows several artifacts without an id', () => {
    const nameless = ['Alpha', 'Beta'].map((title) => anArtifact({ id: '', title }));
    renderPart(<ArtifactGrid artifacts={nameless} badges={noBadges} />);
    expect(cards().map((card) => card.getByRole('heading').textContent)).toEqual(['Alpha', 'Beta']);
  });

  it('tells who opens one', async () => {
    const onOpen = vi.fn((_id: string, event: MouseEvent) => event.preventDefault());
    const [artifact] = numberedArtifacts(4, 4);
    const { user } = renderPart(
      <ArtifactGrid artifacts={artifact ? [artifact] : []} badges={noBadges} onOpen={onOpen} />,
    );
    await user.click(screen.getByRole('link', { name: 'Study 4' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(artifact?.id, expect.anything());
  });
});

describe('GridSkeleton', () => {
  it('has the shape of so many cards and says nothing', () => {
    const { container } = renderPart(<GridSkeleton count={4} />);
    const hidden = container.querySelector('[aria-hidden="true"]');
    expect(hidden?.firstElementChild?.children).toHaveLength(4);
    expect(container.textContent).toBe('');
  });
});
