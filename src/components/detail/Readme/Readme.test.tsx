import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aVersion } from '../../../../tests/builders/aVersion';
import { renderPart } from '../../../../tests/render/renderPart';
import type { ReadReadme } from '../../../domain/ports/readReadme';
import { ArtifactDetail } from '../ArtifactDetail/ArtifactDetail';

const readmeUrl = 'https://raw.example.org/{owner}/{repository}/{ref}/README.md';
const none = 'There is no long description.';

interface Setting {
  readReadme: ReadReadme;
  url?: string;
  urn?: string;
  long?: string;
}

function show({ readReadme, url, urn, long = '' }: Setting) {
  const contentsUrn =
    urn ?? 'urn:trovi:contents:git:https://github.com/okafor-lab/fio-recipes.git@forty';
  const artifact = anArtifact({ longDescription: long, versions: [aVersion({ contentsUrn })] });
  return renderPart(<ArtifactDetail artifact={artifact} readReadme={readReadme} />, {
    configuration: aConfiguration(url === '' ? {} : { readmeUrl: url ?? readmeUrl }),
  });
}
const offer = 'Show the README of okafor-lab/fio-recipes';
const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));
const reading = (text: string | undefined) => vi.fn<ReadReadme>().mockResolvedValue(text);
const title = 'README of okafor-lab/fio-recipes';

describe('the README', () => {
  it('stands in for a missing long description when a reader asks for it', async () => {
    const readReadme = reading('# Recipes\n\nSee [one](1/README.md).');
    show({ readReadme });
    expect(screen.getByText(none)).toBeTruthy();
    expect(readReadme).not.toHaveBeenCalled();
    await press(offer);
    const heading = screen.getByRole('heading', { level: 3, name: title });
    expect(document.activeElement).toBe(heading);
    const ownTitle = await screen.findByRole('heading', { name: 'Recipes' });
    expect(ownTitle.tagName).toBe('H4');
    expect(ownTitle.id).toBe('readme-recipes');
    expect(screen.getByRole('link', { name: 'one' }).getAttribute('href')).toBe(
      'https://github.com/okafor-lab/fio-recipes/blob/forty/1/README.md',
    );
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    expect(readReadme).toHaveBeenCalledExactlyOnceWith(
      'https://raw.example.org/okafor-lab/fio-recipes/forty/README.md',
      expect.any(AbortSignal),
    );
  });

  it.each<[string, Partial<Setting>]>([
    ['the configuration has no address for it', { url: '' }],
    ['there is a long description', { long: 'Forty recipes.' }],
    [
      'the repository is elsewhere',
      { urn: 'urn:trovi:contents:git:https://git.example.org/o/r.git@main' },
    ],
    ['the contents are an archive', { urn: 'urn:trovi:contents:zenodo:10.5281/zenodo.1' }],
  ])('is not offered where %s', async (_, setting) => {
    show({ readReadme: reading('# Recipes'), ...setting });
    expect(await screen.findByText(setting.long ?? none)).toBeTruthy();
    expect(screen.queryByText(/README/)).toBeNull();
  });

  it('may not exist', async () => {
    show({ readReadme: reading(undefined) });
    await press(offer);
    const words = await screen.findByText('This repository has no README.');
    expect(words.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText(none)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    const readReadme = vi
      .fn<ReadReadme>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('# Recipes');
    show({ readReadme });
    await press(offer);
    expect(await screen.findByText('The README could not be loaded.')).toBeTruthy();
    await press('Try again');
    expect(document.activeElement?.textContent).toBe(title);
    expect(await screen.findByRole('heading', { name: 'Recipes' })).toBeTruthy();
    expect(screen.queryByText(/could not/)).toBeNull();
  });
});
