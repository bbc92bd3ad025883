import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { aVersion } from '../../../../tests/builders/aVersion';
import { callErrors } from '../../../../tests/builders/callErrors';
import { fakeMemory } from '../../../../tests/fakes/fakeMemory';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { renderPart } from '../../../../tests/render/renderPart';
import { MoreArtifacts } from './MoreArtifacts';

const other = (id: string, overrides = {}) =>
  anArtifact({ id, title: `Artifact ${id}`, versions: [], ...overrides });
const links = (heading: string) =>
  within(screen.getByRole('region', { name: heading })).getAllByRole<HTMLAnchorElement>('link');
const namesOf = (heading: string) => links(heading).map(({ textContent }) => textContent);

describe('MoreArtifacts', () => {
  it('shows at most four others by the author, and leads to all of them', async () => {
    const artifacts = [anArtifact(), ...['a', 'b', 'c', 'd', 'e'].map((id) => other(id))];
    renderPart(<MoreArtifacts artifact={anArtifact()} />, {
      repository: fakeRepository({ artifacts }),
    });
    await screen.findByRole('region', { name: 'More by this author' });
    expect(namesOf('More by this author')).toEqual([
      'Show all in the list',
      'Artifact a',
      'Artifact b',
      'Artifact c',
      'Artifact d',
    ]);
    const [all, first] = links('More by this author');
    expect(new URL(all?.href ?? '').searchParams.get('q')).toBe('author:"Noor Haddad"');
    expect(first?.pathname).toBe('/dashboard/artifacts/a');
  });

  it('asks for several authors, and leads to the artifacts of each', async () => {
    const authors = [anAuthor({ fullName: 'Ann "A" Lee' }), anAuthor({ fullName: 'Bo Ek' })];
    const artifact = anArtifact({ authors });
    renderPart(<MoreArtifacts artifact={artifact} />, {
      repository: fakeRepository({ artifacts: [artifact, other('b', { authors: [authors[1]] })] }),
    });
    await screen.findByRole('region', { name: 'More by these authors' });
    const [all] = links('More by these authors');
    expect(new URL(all?.href ?? '').searchParams.get('q')).toBe(
      'author:"Ann" author:"A" author:"Lee" OR author:"Bo Ek"',
    );
  });

  it('lets a host open one by itself', async () => {
    const onOpen = vi.fn((_id: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const { user } = renderPart(<MoreArtifacts artifact={anArtifact()} onOpen={onOpen} />, {
      repository: fakeRepository({ artifacts: [other('a')] }),
    });
    await user.click(await screen.findByRole('link', { name: 'Artifact a' }));
    expect(onOpen.mock.calls).toEqual([['a', expect.anything()]]);
  });

  it('is empty where there are no others', async () => {
    const repository = fakeRepository({ artifacts: [anArtifact()] });
    renderPart(<MoreArtifacts artifact={anArtifact()} />, { repository });
    await waitFor(() => expect(repository.calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('makes no call for an artifact without authors', () => {
    const repository = fakeRepository();
    renderPart(<MoreArtifacts artifact={anArtifact({ authors: [] })} />, { repository });
    expect(repository.calls).toEqual([]);
  });

  it('says in a line that the call failed, and tries again', async () => {
    const repository = fakeRepository({
      artifacts: [other('a')],
      failWith: { authors: callErrors.offline },
    });
    const { user } = renderPart(<MoreArtifacts artifact={anArtifact()} />, { repository });
    await screen.findByText(/could not be loaded/);
    repository.failWith = {};
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Artifact a' })).toBeTruthy();
  });

  it('shows what uses the same repository and disk image, as far as it is known', async () => {
    const image = aVersion({ contentsUrn: 'urn:trovi:image:chi-uc:9' });
    const artifact = anArtifact({ authors: [], versions: [aVersion(), image] });
    const known = [
      artifact,
      other('repository', { versions: [aVersion()] }),
      ...['1', '2', '3', '4', '5'].map((id) => other(`image ${id}`, { versions: [image] })),
      other('neither'),
    ];
    const repository = fakeRepository({ memory: fakeMemory(known) });
    const { user } = renderPart(<MoreArtifacts artifact={artifact} />, { repository });
    await screen.findByRole('region', { name: 'Uses the same repository' });
    expect(namesOf('Uses the same repository')).toEqual([
      'Show all in the list',
      'Artifact repository',
    ]);
    expect(namesOf('Uses the same disk image')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show all 5' }));
    await waitFor(() => expect(namesOf('Uses the same disk image')).toHaveLength(5));
    expect(repository.calls).toEqual([]);
  });
});
