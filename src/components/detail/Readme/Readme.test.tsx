import { screen, waitFor } from '@testing-library/react';
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
const reading = (text: string | undefined) => vi.fn<ReadReadme>().mockResolvedValue(text);
const heading = () =>
  screen.findByRole('heading', { level: 3, name: 'README of okafor-lab/fio-recipes' });

describe('the README', () => {
  it('takes the place of a missing long description', async () => {
    const readReadme = reading('# Recipes\n\nSee [one](1/README.md).');
    show({ readReadme });
    expect(await heading()).toBeTruthy();
    const title = await screen.findByRole('heading', { name: 'Recipes' });
    expect(title.tagName).toBe('H4');
    expect(title.id).toBe('readme-recipes');
    expect(screen.getByRole('link', { name: 'one' }).getAttribute('href')).toBe(
      'https://github.com/okafor-lab/fio-recipes/blob/forty/1/README.md',
    );
    expect(screen.queryByText(none)).toBeNull();
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
  ])('is not read where %s', async (_, setting) => {
    const readReadme = reading('# Recipes');
    show({ readReadme, ...setting });
    expect(await screen.findByText(setting.long ?? none)).toBeTruthy();
    await vi.dynamicImportSettled();
    expect(readReadme).not.toHaveBeenCalled();
    expect(screen.queryByText(/README of/)).toBeNull();
  });

  it('leaves the page as it is where there is none', async () => {
    const readReadme = reading(undefined);
    show({ readReadme });
    await waitFor(() => expect(readReadme).toHaveBeenCalledOnce());
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.queryByText(/README/)).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    const user = userEvent.setup();
    const readReadme = vi
      .fn<ReadReadme>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('# Recipes');
    show({ readReadme });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Recipes' })).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
  });
});
