import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { renderPart } from '../../../../tests/render/renderPart';
import { RelatedArtifacts } from './RelatedArtifacts';
import { RelatedTo } from './RelatedTo';

const owner = 'urn:trovi:user:chameleon:noor.haddad@example.edu';
const artifact = anArtifact({
  ownerUrn: owner,
  linkedArtifacts: [
    { relation: 'collection', artifactId: 'b', title: 'Burst generator' },
    { relation: 'collection', artifactId: 'a', title: ' ' },
    { relation: 'collection', artifactId: '', title: 'Nowhere' },
  ],
  linkedFrom: [
    { artifactId: 'x', title: 'Course pack', ownerUrn: 'urn:trovi:user:chameleon:tutor' },
    { artifactId: 'y', title: 'Reading list', ownerUrn: 'urn:trovi:user:admin' },
    { artifactId: 'z', title: 'My collection', ownerUrn: owner },
  ],
});

describe('RelatedArtifacts', () => {
  it('lists what the artifact links to, in its order', () => {
    renderPart(<RelatedArtifacts artifact={artifact} />);
    const section = screen.getByRole('region', { name: 'Related artifacts' });
    const items = within(section).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Burst generator',
      '(untitled)',
      'Nowhere',
    ]);
    const links = within(section).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([
      'https://portal.example.org/dashboard/artifacts/b',
      'https://portal.example.org/dashboard/artifacts/a',
    ]);
  });

  it('lets a host open one by itself', async () => {
    const onOpen = vi.fn((_id: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const { user } = renderPart(<RelatedArtifacts artifact={artifact} onOpen={onOpen} />);
    await user.click(screen.getByRole('link', { name: 'Burst generator' }));
    expect(onOpen.mock.calls).toEqual([['b', expect.anything()]]);
  });

  it('is left out where there is nothing', () => {
    const { container } = renderPart(<RelatedArtifacts artifact={anArtifact()} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('RelatedTo', () => {
  it("lists what links to the artifact with its owner, the same owner's first", () => {
    renderPart(<RelatedTo artifact={artifact} />);
    const section = screen.getByRole('region', { name: 'Related to:' });
    const items = within(section).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'My collectionnoor.haddad@example.edu',
      'Course packtutor',
      'Reading listadmin',
    ]);
  });

  it('is left out where there is nothing', () => {
    const { container } = renderPart(<RelatedTo artifact={anArtifact()} />);
    expect(container.innerHTML).toBe('');
  });
});
