import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { renderPart } from '../../../../tests/render/renderPart';
import { provideData } from '../../services/providedData';
import { CatalogueFigures } from './CatalogueFigures';

it('shows the figures that a published page provides', () => {
  const repository = fakeRepository();
  provideData(repository, { summary: { tags: [], figures: { artifacts: 1234, users: 98_765 } } });
  const { container } = renderPart(<CatalogueFigures />, { repository });
  expect(container.textContent).toBe('1,234 artifacts · run by 98,765 people');
});

it('counts the catalogue that it loads', async () => {
  const metrics = { accessCount: 9, uniqueAccessCount: 1, uniqueCellExecutionCount: 0 };
  const pages = [
    [anArtifact({ id: '1', metrics })],
    [anArtifact({ id: '2', metrics: { ...metrics, uniqueAccessCount: 0 } })],
  ];
  const { container } = renderPart(<CatalogueFigures />, { repository: fakeRepository({ pages }) });
  await waitFor(() => expect(container.textContent).toBe('2 artifacts · run by 1 person'));
});

it('shows nothing without artifacts', async () => {
  const repository = fakeRepository({ pages: [[]] });
  const { container } = renderPart(<CatalogueFigures />, { repository });
  await waitFor(() => expect(repository.calls).not.toEqual([]));
  expect(container.textContent).toBe('');
});
