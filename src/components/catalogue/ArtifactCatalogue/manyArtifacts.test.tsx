import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { completed, mostAtOnce } from '../../../domain/catalogue/incremental/steps';
import { ArtifactCatalogue } from './ArtifactCatalogue';
import type * as stepRunner from './stepRunner';

type Take = Parameters<typeof stepRunner.createStepRunner<unknown>>[0];

/** Ends the newest work. */
let finish: (() => void) | undefined;

// Work that the test ends, instead of the time.
vi.mock('./stepRunner', () => ({
  createStepRunner: (take: Take) => (begin: stepRunner.Begin<unknown>) => {
    finish = () => take(completed(begin()), begin);
  },
}));

const artifacts = Array.from({ length: mostAtOnce + 1 }, (_, index) =>
  anEmptyArtifact({ id: `${index}`, title: index % 2 === 0 ? 'Even' : 'Odd' }),
);

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => {
  layout.restore();
  finish = undefined;
});

function List() {
  const [query, setQuery] = useState(() => readCatalogueQuery(''));
  return <ArtifactCatalogue query={query} onQueryChange={setQuery} artifacts={artifacts} />;
}

const heading = () => screen.getByRole('heading', { level: 2 });
const count = () => heading().firstChild?.textContent;
const isWorking = () => within(heading()).queryByRole('img', { name: 'Loading' }) !== null;
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

/** Ends the work that is under way, when it has begun. */
async function endWork() {
  await waitFor(() => expect(finish).toBeDefined());
  act(() => finish?.());
  finish = undefined;
}

async function showAll() {
  renderPart(<List />);
  expect(count()).toBe('Displaying 20,001 of 20,001 artifacts');
  await endWork();
  expect(isWorking()).toBe(false);
}

describe('a list of very many artifacts', () => {
  it('keeps the last result, with a sign of work, until the new one is there', async () => {
    await showAll();
    await search('odd');
    expect(count()).toBe('Displaying 20,001 of 20,001 artifacts');
    expect(isWorking()).toBe(true);
    await endWork();
    expect(count()).toBe('Displaying 10,000 of 20,001 artifacts');
    expect(isWorking()).toBe(false);
  });

  it('does not call a list empty before it knows', async () => {
    await showAll();
    await search('zzz');
    await endWork();
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(isWorking()).toBe(true));
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    await endWork();
    expect(count()).toBe('Displaying 20,001 of 20,001 artifacts');
  });
});
