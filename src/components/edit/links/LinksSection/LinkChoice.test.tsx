import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../../tests/builders/anAuthor';
import { aUser } from '../../../../../tests/builders/aUser';
import { aVersion } from '../../../../../tests/builders/aVersion';
import { numberedArtifacts } from '../../../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../../../tests/fakes/deferred';
import {
  fakeRepository,
  type FakeRepositoryOptions,
} from '../../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../../tests/fakes/fakeSession';
import { type FakeLayout, fakeLayout } from '../../../../../tests/render/fakeLayout';
import { type FakeViewport, fakeViewport } from '../../../../../tests/render/fakeViewport';
import { renderPart } from '../../../../../tests/render/renderPart';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { CallError } from '../../../../domain/errors/callError';
import { LinkChoice } from './LinkChoice';

const own = anArtifact();
const doi = 'urn:trovi:contents:zenodo:10.5281/zenodo.1';
let layout: FakeLayout;
let viewport: FakeViewport;

beforeEach(() => {
  layout = fakeLayout();
  viewport = fakeViewport();
});
afterEach(() => {
  layout.restore();
  viewport.restore();
});

function Choice({ onSubmit }: { onSubmit: () => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = ({ id }: Artifact) =>
    setSelected((last) =>
      last.has(id) ? new Set([...last].filter((one) => one !== id)) : new Set([...last, id]),
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <LinkChoice ownId={own.id} selected={selected} onToggle={toggle} />
      <button type="submit">Save</button>
    </form>
  );
}

/** The choice, come into view. */
async function showChoice(options: FakeRepositoryOptions = {}) {
  const repository = fakeRepository(options);
  const onSubmit = vi.fn();
  const session = fakeSession(aUser());
  const page = renderPart(<Choice onSubmit={onSubmit} />, { repository, session });
  viewport.show();
  await act(async () => {});
  return { ...page, repository, onSubmit };
}

/** The text of each row's cells; rows that only stand for what is to come have no role. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const titles = () => rows().map((cells) => cells[1]);
const extent = () => screen.getByRole('status').textContent;
const turn = (user: UserEvent, name: 'Next' | 'Previous') =>
  user.click(screen.getByRole('button', { name: `${name} page` }));
const isOff = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'true';
const search = () => screen.getByRole('searchbox', { name: 'Search artifacts' });

describe('the table of artifacts to link', () => {
  it('shows title, authors and last update of other artifacts, each once', async () => {
    const [one, two] = numberedArtifacts(1, 2, { updatedAt: Date.UTC(2026, 2, 5) });
    const authors = [anAuthor({ fullName: 'Ada Lin' }), anAuthor({ fullName: 'Ben Okri' })];
    const artifacts = [{ ...one!, authors }, own, { ...two!, title: ' ', authors: [] }, one!];
    await showChoice({ artifacts });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Link',
      'Title',
      'Authors',
      'Updated',
    ]);
    expect(rows()).toEqual([
      ['', 'Study 1', 'Ada Lin, Ben Okri', '5 March 2026'],
      ['', '(untitled)', 'noor.haddad@example.edu', '5 March 2026'],
    ]);
    expect(screen.getByRole('checkbox', { name: 'Link Study 1' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Link (untitled)' })).toBeTruthy();
  });

  it('checks and unchecks by its box, by its title and by Space', async () => {
    const { user, onSubmit } = await showChoice({ artifacts: numberedArtifacts(1, 3) });
    const box = () => screen.getByRole('checkbox', { name: 'Link Study 2' });
    await user.click(box());
    expect(box().ariaChecked).toBe('true');
    await user.click(screen.getByText('Study 2'));
    expect(box().ariaChecked).toBe('false');
    box().focus();
    await user.keyboard(' ');
    expect(box().ariaChecked).toBe('true');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('checks nothing by itself where its form is reset', async () => {
    const { user, container } = await showChoice({ artifacts: numberedArtifacts(1, 1) });
    const box = () => screen.getByRole('checkbox', { name: 'Link Study 1' });
    await user.click(box());
    act(() => container.querySelector('form')?.reset());
    expect(box().ariaChecked).toBe('true');
  });

  it('has ten rows a page, and says which', async () => {
    const { user } = await showChoice({ artifacts: [own, ...numberedArtifacts(1, 23)] });
    expect(titles()).toHaveLength(10);
    await waitFor(() => expect(extent()).toBe('1 to 10 of 23'));
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, false]);
    await turn(user, 'Next');
    expect(titles()[0]).toBe('Study 11');
    await turn(user, 'Next');
    expect(titles()).toEqual(['Study 21', 'Study 22', 'Study 23']);
    await waitFor(() => expect(extent()).toBe('21 to 23 of 23'));
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([false, true]);
    await turn(user, 'Next');
    await waitFor(() => expect(extent()).toBe('21 to 23 of 23'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next page' })),
    );
    await turn(user, 'Previous');
    await waitFor(() => expect(extent()).toBe('11 to 20 of 23'));
  });

  it('keeps what is checked on other pages', async () => {
    const { user } = await showChoice({ artifacts: numberedArtifacts(1, 12) });
    await user.click(screen.getByRole('checkbox', { name: 'Link Study 3' }));
    await turn(user, 'Next');
    await turn(user, 'Previous');
    expect(screen.getByRole('checkbox', { name: 'Link Study 3' }).ariaChecked).toBe('true');
  });

  it('begins at the first page when filters change', async () => {
    const { user } = await showChoice({ artifacts: numberedArtifacts(1, 30) });
    await turn(user, 'Next');
    await turn(user, 'Next');
    await user.type(search(), '"study 1"');
    await waitFor(() => expect(extent()).toBe('1 to 10 of 11'));
    await turn(user, 'Next');
    expect(titles()).toEqual(['Study 19']);
    await user.clear(search());
    await waitFor(() => expect(extent()).toBe('1 to 10 of 30'));
  });

  it('counts all rows for those who hear the table', async () => {
    const { user } = await showChoice({ artifacts: numberedArtifacts(1, 23) });
    await turn(user, 'Next');
    const table = screen.getByRole('table', { name: 'Artifacts to link' });
    expect(table.getAttribute('aria-rowcount')).toBe('24');
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('12');
  });
});

describe('the filters above it', () => {
  const [plain, tagged, badged, secret, published, collection, foreign] = numberedArtifacts(1, 7);
  const artifacts = [
    { ...plain!, shortDescription: 'About quantum links.' },
    { ...tagged!, tags: ['edge', 'gpu'] },
    { ...badged!, tags: ['edge'] },
    { ...secret!, visibility: 'private' as const },
    { ...published!, visibility: 'private' as const, versions: [aVersion({ contentsUrn: doi })] },
    {
      ...collection!,
      linkedArtifacts: [{ relation: 'collection', artifactId: own.id, title: '' }],
    },
    { ...foreign!, ownerUrn: 'urn:trovi:user:chameleon:li', roles: [] },
  ];
  const options = {
    artifacts,
    tags: ['edge', 'gpu'],
    badges: aBadgeCatalogue({ [badged!.id]: ['reproducible'] }),
  };

  it.each<[string, string[]]>([
    ['My Artifacts', ['1', '2', '3', '4', '5', '6']],
    ['Public', ['1', '2', '3', '5', '6', '7']],
    ['Has DOI', ['5']],
    ['Is collection', ['6']],
  ])('narrow it by %s', async (name, numbers) => {
    const { user } = await showChoice(options);
    await user.click(screen.getByRole('checkbox', { name }));
    expect(titles()).toEqual(numbers.map((number) => `Study ${number}`));
    await user.click(screen.getByRole('checkbox', { name }));
    expect(titles()).toHaveLength(7);
  });

  it('narrow it by text, at once', async () => {
    const { user } = await showChoice(options);
    await user.type(search(), 'QUANTUM');
    expect(titles()).toEqual(['Study 1']);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(titles()).toHaveLength(7);
  });

  it('narrow it by several tags', async () => {
    const { user } = await showChoice(options);
    const menu = screen.getByRole('button', { name: 'Tags' });
    expect(menu.ariaExpanded).toBe('false');
    await user.click(menu);
    await user.click(screen.getByRole('checkbox', { name: 'edge' }));
    expect(titles()).toEqual(['Study 2', 'Study 3']);
    await user.click(screen.getByRole('checkbox', { name: 'gpu' }));
    expect(titles()).toEqual(['Study 2']);
    expect(screen.getByRole('button', { name: 'Tags 2' }).ariaExpanded).toBe('true');
  });

  it('narrow it by badges', async () => {
    const { user } = await showChoice(options);
    await user.click(screen.getByRole('button', { name: 'Badges' }));
    await user.click(screen.getByRole('checkbox', { name: 'reproducible' }));
    expect(titles()).toEqual(['Study 3']);
  });

  it('fold their menus by Escape, by a press elsewhere and by leaving them', async () => {
    const { user } = await showChoice(options);
    const menu = screen.getByRole('button', { name: 'Tags' });
    await user.click(menu);
    await user.tab();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'edge' })),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'edge' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.click(menu);
    await user.click(document.body);
    expect(menu.ariaExpanded).toBe('false');
    await user.click(menu);
    for (let stop = 0; stop < 3; stop++) await user.tab();
    expect(menu.ariaExpanded).toBe('false');
  });

  it('say so where the list of tags is empty', async () => {
    const { user } = await showChoice({ artifacts });
    await user.click(screen.getByRole('button', { name: 'Tags' }));
    expect(screen.getByText('Nothing to choose from.')).toBeTruthy();
  });

  it('say where nothing is left, and can be cleared', async () => {
    const { user } = await showChoice(options);
    await user.type(search(), 'nothing like it');
    expect(screen.getByText('No artifacts found.')).toBeTruthy();
    await waitFor(() => expect(extent()).toBe('Nothing found'));
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[1]!);
    expect(titles()).toHaveLength(7);
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true),
    );
  });

  it('are cleared all at once; the focus goes to the search', async () => {
    const { user } = await showChoice(options);
    await user.click(screen.getByRole('checkbox', { name: 'Has DOI' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(titles()).toHaveLength(7);
    await waitFor(() => expect(document.activeElement).toBe(search()));
  });

  it('never send the form around them', async () => {
    const { user, onSubmit } = await showChoice(options);
    await user.type(search(), 'tcp{Enter}');
    screen.getByRole('checkbox', { name: 'Public' }).focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the list behind it', () => {
  it('is not asked for, nor are tags and badges, before it comes into view', async () => {
    const repository = fakeRepository({ artifacts: numberedArtifacts(1, 2) });
    renderPart(<Choice onSubmit={vi.fn()} />, { repository });
    await act(async () => {});
    expect(repository.calls).toEqual([]);
    viewport.show();
    await waitFor(() => expect(titles()).toEqual(['Study 1', 'Study 2']));
    expect(repository.calls.map(({ name }) => name).toSorted()).toEqual(['badges', 'list', 'tags']);
  });

  it('comes at once where nobody can tell what is in view', async () => {
    viewport.restore();
    renderPart(<Choice onSubmit={vi.fn()} />, {
      repository: fakeRepository({ artifacts: numberedArtifacts(1, 2) }),
    });
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('is shown as it arrives, with a spinner until all has', async () => {
    const later = deferred<Artifact[]>();
    const pages = [numberedArtifacts(1, 10), later.promise];
    await showChoice({ pages });
    expect(titles()).toHaveLength(10);
    expect(screen.getByText('1 to 10 of 10')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
    await act(async () => later.resolve(numberedArtifacts(11, 12)));
    await waitFor(() => expect(extent()).toBe('1 to 10 of 12'));
    expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull();
  });

  it('says nothing of an empty result before all has come', async () => {
    const later = deferred<Artifact[]>();
    const { user } = await showChoice({ pages: [numberedArtifacts(1, 2), later.promise] });
    await user.type(search(), 'study 3');
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    await act(async () => later.resolve(numberedArtifacts(3, 3)));
    expect(titles()).toEqual(['Study 3']);
  });

  it('says that there are no others', async () => {
    await showChoice({ artifacts: [own] });
    expect(screen.getByText('No artifacts found.')).toBeTruthy();
    await waitFor(() => expect(extent()).toBe('Nothing found'));
  });

  it('can be asked for again after a failure', async () => {
    const failWith = { list: new CallError('network', 'down') };
    const { user, repository } = await showChoice({ artifacts: numberedArtifacts(1, 2), failWith });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    repository.failWith = {};
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true),
    );
  });

  it('keeps what has come where the rest fails, and goes on behind it', async () => {
    const pages = [numberedArtifacts(1, 11), new CallError('refused', 'x', 500)];
    const { user, repository } = await showChoice({ pages });
    expect(screen.getByText(/The rest of the artifacts could not be loaded/)).toBeTruthy();
    await waitFor(() => expect(extent()).toBe('1 to 10 of 11'));
    repository.pages = [numberedArtifacts(1, 11), numberedArtifacts(12, 13)];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(extent()).toBe('1 to 10 of 13'));
  });
});
