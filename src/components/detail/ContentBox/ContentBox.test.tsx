import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { renderPart } from '../../../../tests/render/renderPart';
import { ContentBox } from './ContentBox';

const git = (ref: string) =>
  `urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@${ref}`;
const newest = aVersion({ contentsUrn: git('new') });
const old = aVersion({ slug: '2026-01-12', createdAt: 1, contentsUrn: git('old') });
const image = aVersion({
  slug: '2026-01-20',
  createdAt: 2,
  contentsUrn: 'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92',
  environmentSetup: [{ type: 'image', arguments: '' }],
});
const template = aVersion({
  slug: '2026-01-21',
  createdAt: 3,
  contentsUrn: 'urn:trovi:contents:heat_template:embedded-1772726520000',
  environmentSetup: [{ type: 'heat_template', arguments: 'heat_template_version: 2018-08-31\n' }],
});
const artifact = anArtifact({ versions: [newest, aDoiVersion(), template, image, old] });
const share = `https://portal.example.org/experiment/share/${artifact.id}`;

const box = () => screen.getByRole('region', { name: 'Content' });
const link = (name: string | RegExp) => within(box()).queryByRole('link', { name });
const hrefOf = (name: string | RegExp) => link(name)?.getAttribute('href');

describe('ContentBox', () => {
  it('serves the newest version where none is chosen, and says which', () => {
    renderPart(<ContentBox artifact={artifact} />);
    expect(box().textContent).toContain('Version 2026-03-02, newest');
    expect(hrefOf('Launch on Chameleon')).toBe(`${share}/version/2026-03-02/launch`);
    expect(hrefOf('Download Archive')).toBe(`${share}/version/2026-03-02/download`);
    expect(hrefOf(/^View example-lab\/tail-latency on GitHub/)).toBe(
      'https://github.com/example-lab/tail-latency',
    );
    expect(link('Request daypass')).toBeNull();
  });

  it('serves the chosen version, with its own ref and the key that came along', () => {
    renderPart(<ContentBox artifact={artifact} version="2026-01-12" sharingKey="a+b" />);
    expect(box().textContent).toContain('Version 2026-01-12');
    expect(box().textContent).not.toContain('newest');
    expect(hrefOf('Launch on Chameleon')).toBe(
      `${share}/version/2026-01-12/launch?sharing_key=a%2Bb&s=a%2Bb`,
    );
    expect(hrefOf('Download Archive')).toContain('sharing_key=a%2Bb&s=a%2Bb');
    expect(box().textContent).toContain('git checkout old');
    expect(box().textContent).not.toContain('git checkout new');
  });

  it('opens the portal in a new tab that does not learn the address of a secret link', () => {
    renderPart(<ContentBox artifact={artifact} sharingKey="k" />);
    for (const name of ['Launch on Chameleon', 'Download Archive']) {
      expect(link(name)?.getAttribute('target')).toBe('_blank');
      expect(link(name)?.getAttribute('rel')).toContain('noreferrer');
    }
  });

  it('copies what to type to get the version', async () => {
    const { user } = renderPart(<ContentBox artifact={artifact} />);
    await user.click(screen.getByRole('button', { name: 'Copy clone commands' }));
    expect(await navigator.clipboard.readText()).toBe(
      'git clone https://github.com/example-lab/tail-latency.git\ncd tail-latency\ngit checkout new',
    );
  });

  it('asks for a daypass where requests are enabled', () => {
    const open = anArtifact({ reproducibility: { enableRequests: true } });
    renderPart(<ContentBox artifact={open} sharingKey="k" />);
    expect(hrefOf('Request daypass')).toBe(`${share}/request?sharing_key=k&s=k`);
  });

  it('leads a DOI version to its DOI and its archive, without the commands of another one', () => {
    renderPart(<ContentBox artifact={artifact} version="2026-02-01" />);
    expect(hrefOf(/^View 10\.5281/)).toBe('https://doi.org/10.5281/zenodo.9912345');
    expect(hrefOf(/on GitHub/)).toBe('https://github.com/example-lab/tail-latency');
    expect(link('Launch on Chameleon')).not.toBeNull();
    expect(hrefOf('Download Archive')).toBe(`${share}/version/2026-02-01/download`);
    expect(screen.queryByRole('button', { name: 'Copy clone commands' })).toBeNull();
  });

  it('leads a disk image to its site, since the portal cannot launch it', () => {
    renderPart(<ContentBox artifact={artifact} version="2026-01-20" />);
    expect(link('Launch on Chameleon')).toBeNull();
    expect(box().textContent).not.toContain('d43e926d-b570-4fbf-9e5b-904cb87dff92');
    expect(hrefOf(/^Launch image .* at CHI@UC/)).toBe(
      'https://chi.uc.chameleoncloud.org/project/images/d43e926d-b570-4fbf-9e5b-904cb87dff92',
    );
    expect(box().textContent).not.toContain('External Artifact');
  });

  it('says so where an image has no site to launch at', () => {
    const elsewhere = { ...image, contentsUrn: 'urn:trovi:image:other:1' };
    renderPart(<ContentBox artifact={anArtifact({ versions: [elsewhere] })} />);
    expect(box().textContent).toContain('Launch Not Available');
  });

  it('shows a template to copy', async () => {
    const { user } = renderPart(<ContentBox artifact={artifact} version="2026-01-21" />);
    await user.click(screen.getByRole('button', { name: 'Copy heat template' }));
    expect(await navigator.clipboard.readText()).toBe('heat_template_version: 2018-08-31');
    expect(link('Launch on Chameleon')).toBeNull();
  });

  it('folds earlier templates, which are copied in the same way', async () => {
    const earlier = aVersion({
      ...template,
      slug: '2026-01-03',
      createdAt: 1,
      environmentSetup: [{ type: 'heat_template', arguments: 'heat_template_version: rocky' }],
    });
    const { user } = renderPart(
      <ContentBox artifact={anArtifact({ versions: [template, earlier] })} />,
    );
    expect(box().textContent).toContain('heat_template_version: 2018-08-31');
    expect(box().textContent).not.toContain('rocky');
    await user.click(screen.getByText('Earlier template: 2026-01-03'));
    await user.click(screen.getByRole('button', { name: 'Copy heat template from 2026-01-03' }));
    expect(await navigator.clipboard.readText()).toBe('heat_template_version: rocky');
  });

  it('names the version of images and templates that are not of the newest one', () => {
    renderPart(<ContentBox artifact={artifact} />);
    expect(box().textContent).toContain('CHI@UC from 2026-01-20');
    expect(box().textContent).toContain('Heat template from 2026-01-21');
  });

  it('marks an external artifact, and hands its source to the portal', () => {
    const [crawled] = awkwardArtifacts();
    renderPart(<ContentBox artifact={crawled ?? artifact} />);
    expect(within(box()).getByText('External Artifact')).toBeTruthy();
    expect(hrefOf('Launch on Chameleon')).toContain(
      '?repo_url=https%3A%2F%2Fgit.example.org%2Flatency%2Fraw',
    );
    expect(hrefOf(/^View source on git\.example\.org/)).toBe('https://git.example.org/latency/raw');
    expect(link('Download Archive')).toBeNull();
  });

  it('leads to the address that an external version was created from', () => {
    const external = aVersion({
      contentsUrn: `urn:trovi:contents:http:${artifact.id}`,
      environmentSetup: [
        { type: 'source_code', arguments: { url: 'https://git.example.org/lab/shell.git' } },
      ],
    });
    renderPart(<ContentBox artifact={anArtifact({ versions: [external, old] })} />);
    expect(hrefOf(/^View source on git\.example\.org/)).toBe('https://git.example.org/lab/shell');
    expect(hrefOf(/^View example-lab\/tail-latency on GitHub/)).toBeTruthy();
  });

  it.each([
    ['urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e', true],
    ['urn:trovi:contents:git:https://gitlab.com/group/sub/r.git@main', true],
    ['urn:trovi:contents:git:https://git.example.org/a/b.git@main', false],
    ['urn:trovi:contents:git:git@github.com:a/b.git@main', false],
    ['urn:trovi:contents:fabric:839fc316-0c79-46bf-ac41-11b21164e84e', false],
  ])('offers an archive of %s: %s', (contentsUrn, isOffered) => {
    renderPart(<ContentBox artifact={anArtifact({ versions: [aVersion({ contentsUrn })] })} />);
    expect(link('Download Archive') !== null).toBe(isOffered);
  });

  it('names the host of a repository that is not on GitHub, without credentials', () => {
    const contentsUrn =
      'urn:trovi:contents:git:https://noor:secret@git.example.org:8443/a/b.git@v1';
    renderPart(<ContentBox artifact={anArtifact({ versions: [aVersion({ contentsUrn })] })} />);
    expect(hrefOf(/^View a\/b on git\.example\.org:8443/)).toBe('https://git.example.org:8443/a/b');
    expect(box().innerHTML).not.toContain('secret');
  });

  it('lists links with a mark for verified ones, without disk images', () => {
    const links = [
      { label: 'Packet traces', urn: 'urn:globus:dataset:7c2aeb06:/traces', verified: true },
      { label: 'Figures', urn: 'urn:x:y', verified: false },
      { label: 'CHI@UC', urn: image.contentsUrn, verified: true },
    ];
    renderPart(<ContentBox artifact={anArtifact({ versions: [aVersion({ links })] })} />);
    expect(
      within(box())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/\s+/g, ' '))
        .filter((text) => /^(Packet|Fig)/.test(text)),
    ).toEqual(['Packet traces verified', 'Figures']);
  });

  it('says how to use a template', () => {
    renderPart(<ContentBox artifact={anArtifact({ versions: [template] })} />);
    expect(within(box()).getByText('How do I use this template?').tagName).toBe('SUMMARY');
    expect(within(box()).getAllByRole('listitem')).toHaveLength(5);
  });

  it.each([
    ['https://github.com/a/b.git@v1', 'https://github.com/a/b/issues'],
    ['https://gitlab.com/a/sub/b.git@v1', 'https://gitlab.com/a/sub/b/-/issues'],
    ['https://git.example.org/a/b.git@v1', undefined],
  ])('leads to the issues of %s', (id, href) => {
    const contentsUrn = `urn:trovi:contents:git:${id}`;
    renderPart(<ContentBox artifact={anArtifact({ versions: [aVersion({ contentsUrn })] })} />);
    expect(hrefOf(/^Report a problem/)).toBe(href);
  });

  it('says how long a daypass lasts, and leads the owner to the requests', () => {
    const open = anArtifact({ reproducibility: { enableRequests: true, accessHours: 24 } });
    const { unmount } = renderPart(<ContentBox artifact={open} />);
    expect(box().textContent).toContain('Daypass: 24 hours');
    expect(link(/^Review requests/)).toBeNull();
    unmount();
    renderPart(<ContentBox artifact={open} />, {
      session: fakeSession(aUser({ urn: open.ownerUrn })),
    });
    expect(hrefOf(/^Review requests/)).toBe(`${share}/requests/`);
  });

  it('says that there are no contents yet', () => {
    renderPart(<ContentBox artifact={anEmptyArtifact()} version="2026-03-02" />);
    expect(box().textContent).toContain('No contents yet');
    expect(within(box()).queryAllByRole('link')).toEqual([]);
  });

  it('serves the newest version where the chosen one is unknown', () => {
    renderPart(<ContentBox artifact={artifact} version="1999-01-01" />);
    expect(box().textContent).toContain('Version 2026-03-02, newest');
  });

  it('lets a host launch by itself', async () => {
    const onLaunch = vi.fn((_id: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const { user } = renderPart(<ContentBox artifact={artifact} onLaunch={onLaunch} />);
    await user.click(screen.getByRole('link', { name: 'Launch on Chameleon' }));
    expect(onLaunch.mock.calls).toEqual([[artifact.id, expect.anything(), '2026-03-02']]);
  });

  it.each(awkwardArtifacts().map((awkward) => [awkward.title.slice(0, 60), awkward] as const))(
    'links to the web alone: %s',
    (_, awkward) => {
      renderPart(<ContentBox artifact={awkward} />);
      for (const { href } of within(box()).queryAllByRole<HTMLAnchorElement>('link')) {
        expect(href).toMatch(/^https?:\/\//);
      }
    },
  );
});
