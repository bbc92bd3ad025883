import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { renderPart } from '../../../../tests/render/renderPart';
import { AuthorList } from './AuthorList';

const configuration = aConfiguration({ supportEmail: 'help@chameleoncloud.org' });
const catalogue = 'https://portal.example.org/dashboard/artifacts';
const list = () => screen.getByRole('region', { name: 'Authors' });

describe('AuthorList', () => {
  it('names the authors and their affiliations, and folds how to write to them', async () => {
    const authors = [anAuthor(), anAuthor({ fullName: 'Li Wei', affiliation: '', email: '' })];
    const { user } = renderPart(<AuthorList artifact={anArtifact({ authors })} />);
    const fold = screen.getByText('Email addresses');
    expect(fold.closest('details')?.open).toBe(false);
    await user.click(fold);
    const [first, second] = within(list()).getAllByRole('listitem');
    expect(first?.textContent).toBe('Noor HaddadExample State University');
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual([
      `${catalogue}?q=author%3A%22Noor%20Haddad%22`,
      `${catalogue}?q=affiliation%3A%22Example%20State%20University%22`,
      `${catalogue}?q=author%3A%22Li%20Wei%22`,
      'mailto:noor.haddad@example.edu',
    ]);
    expect(second?.textContent).toBe('Li Wei');
  });

  it('folds more than eight authors', async () => {
    const authors = Array.from({ length: 23 }, (_, at) =>
      anAuthor({ fullName: `Author ${at}`, email: '' }),
    );
    const { user } = renderPart(<AuthorList artifact={anArtifact({ authors })} />);
    expect(within(list()).getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all 23' }));
    expect(await screen.findByText('Author 22')).toBeTruthy();
    expect(within(list()).getAllByRole('listitem')).toHaveLength(23);
  });

  it('leads to the source where nobody but the support is named', () => {
    const [crawled] = awkwardArtifacts();
    renderPart(<AuthorList artifact={crawled ?? anArtifact()} />, { configuration });
    expect(list().textContent).toBe('AuthorsSee the source of this artifact for its authors.');
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(
      'https://git.example.org/latency/raw',
    );
  });

  it('hides the address of the support from an author who has none', () => {
    const [, known] = awkwardArtifacts();
    renderPart(<AuthorList artifact={known ?? anArtifact()} />, { configuration });
    expect(list().textContent).toContain('Noor Haddad');
    expect(list().textContent).toContain('See the source of this artifact for how to reach them.');
    expect(list().innerHTML).not.toContain('help@');
  });

  it('names the owner where no author is named', () => {
    renderPart(<AuthorList artifact={anArtifact({ authors: [] })} />);
    expect(list().textContent).toContain('No authors named. Shared by noor.haddad@example.edu.');
  });

  it('is left out where nobody is known', () => {
    const { container } = renderPart(
      <AuthorList artifact={anArtifact({ authors: [], ownerUrn: '' })} />,
    );
    expect(container.innerHTML).toBe('');
  });

  it('shows as text what is no address', () => {
    const email = 'a+b@c.example?bcc=d';
    const authors = [anAuthor({ email: '<b>x</b>@y' }), anAuthor({ email })];
    renderPart(<AuthorList artifact={anArtifact({ authors })} />, { linkBase: '' });
    expect(list().textContent).toContain('<b>x</b>@y');
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a%2Bb@c.example%3Fbcc%3Dd',
    ]);
  });
});
