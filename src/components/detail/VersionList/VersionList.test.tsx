import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { renderPart } from '../../../../tests/render/renderPart';
import { VersionList } from './VersionList';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const page = `https://portal.example.org/dashboard/artifacts/${artifact.id}`;
const links = () => screen.getAllByRole<HTMLAnchorElement>('link');

describe('VersionList', () => {
  it('lists slug, day and DOI of every version, and marks the newest', () => {
    renderPart(<VersionList artifact={artifact} />);
    const [newest, old] = screen.getAllByRole('listitem');
    expect(newest?.textContent).toBe('2026-03-022 March 2026');
    expect(old?.textContent).toContain('2026-02-011 February 202610.5281/zenodo.9912345');
    expect(links().map(({ href }) => href)).toEqual([
      `${page}/versions/2026-03-02`,
      `${page}/versions/2026-02-01`,
      'https://doi.org/10.5281/zenodo.9912345',
    ]);
    expect(links()[2]?.target).toBe('_blank');
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('shows five versions, or those as far as the chosen one, until all are wanted', async () => {
    const many = Array.from({ length: 13 }, (_, index) =>
      aVersion({ slug: `v${13 - index}`, contentsUrn: `urn:trovi:contents:git:x@${index}` }),
    );
    const withMany = anArtifact({ versions: many });
    const { rerender, user } = renderPart(<VersionList artifact={withMany} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    rerender(<VersionList artifact={withMany} version="v6" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'v6' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('button', { name: 'Show all 13' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(13));
  });

  it('marks the chosen version and leads back from it, keeping the key', () => {
    renderPart(<VersionList artifact={artifact} version="2026-02-01" sharingKey="a+b" />);
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Latest View',
      '2026-03-02',
      '2026-02-01',
      '10.5281/zenodo.9912345',
    ]);
    expect(links()[0]?.href).toBe(`${page}?sharing_key=a%2Bb`);
    expect(links()[1]?.href).toBe(`${page}/versions/2026-03-02?sharing_key=a%2Bb`);
    const current = links().filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['2026-02-01']);
    expect(current[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('says that there are none', () => {
    renderPart(<VersionList artifact={anEmptyArtifact()} version="2026-02-01" />);
    const panel = screen.getByRole('region', { name: 'Versions' });
    expect(within(panel).getByText('No versions yet.')).toBeTruthy();
    expect(within(panel).queryByRole('link')).toBeNull();
  });

  it('lets a host open a version by itself', async () => {
    const onOpen = vi.fn((_id: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const { user } = renderPart(
      <VersionList artifact={artifact} version="2026-03-02" onOpen={onOpen} />,
    );
    await user.click(screen.getByRole('link', { name: 'Latest View' }));
    await user.click(screen.getByRole('link', { name: '2026-02-01' }));
    expect(onOpen.mock.calls).toEqual([
      [artifact.id, expect.anything(), undefined],
      [artifact.id, expect.anything(), '2026-02-01'],
    ]);
  });

  it('survives repeated, empty and undated versions', () => {
    const versions = [aVersion(), aVersion(), aVersion({ slug: '', createdAt: NaN })];
    renderPart(<VersionList artifact={anArtifact({ versions })} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026-03-022 March 2026',
      '2026-03-022 March 2026',
      '(unnamed)',
    ]);
  });

  it('goes on at the newest version when the link to the latest view goes away', async () => {
    const user = userEvent.setup();
    const show = (version?: string) => (
      <VersionList
        artifact={artifact}
        version={version}
        onOpen={(_, event) => event.preventDefault()}
      />
    );
    const { rerender } = renderPart(show('2026-02-01'));
    await user.click(screen.getByRole('link', { name: 'Latest View' }));
    rerender(show());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: '2026-03-02' })),
    );
  });
});
