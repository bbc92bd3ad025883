import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aUser } from '../../../../tests/builders/aUser';
import { callErrors } from '../../../../tests/builders/callErrors';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { fakeWriter } from '../../../../tests/fakes/fakeWriter';
import { renderPart } from '../../../../tests/render/renderPart';
import { draftKey, writeStoredDraft } from '../../../domain/drafts/storedDraft';
import type { AddFormProps } from '../addFormProps';
import { ArtifactForm } from '../ArtifactForm/ArtifactForm';

const ris = [
  'TY  - COMP',
  'TI  - Burst generator',
  'AB  - Makes bursty traffic.',
  'AU  - van der Berg, Jan',
  'AU  - Li, Wei',
  'KW  - Machine-Learning',
  'KW  - bursts',
  'UR  - https://github.com/example-lab/bursts',
  'ER  - ',
].join('\n');

interface Options {
  failWith?: { tags: Error };
  findGitRefs?: AddFormProps['findGitRefs'];
}

async function openForm({ failWith, findGitRefs }: Options = {}) {
  const view = renderPart(
    <ArtifactForm writer={fakeWriter()} findGitRefs={findGitRefs} onCreated={vi.fn()} />,
    {
      repository: fakeRepository({ tags: ['machine learning', 'edge'], failWith }),
      session: fakeSession(aUser()),
    },
  );
  await view.user.click(opener());
  await screen.findByLabelText('Metadata');
  return view;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const values = () => ['Title', 'Short Description', 'Long Description'].map((n) => field(n).value);
const names = () => screen.queryAllByLabelText<HTMLInputElement>('Full Name').map((n) => n.value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const opener = () => screen.getByRole('button', { name: 'Fill in from a file…' });
const panel = () => screen.getByRole('group', { name: 'Fill in from a file' });
const form = () => screen.getByRole('form');
const says = (text: RegExp) => waitFor(() => expect(form().textContent).toMatch(text));

async function paste(text: string) {
  if (opener().getAttribute('aria-expanded') === 'false') fireEvent.click(opener());
  fireEvent.change(field('Metadata'), { target: { value: text } });
  press('Fill In');
  await waitFor(() => expect(form().textContent).not.toMatch(/Reading…/));
}

it('fills the free fields from pasted text, with their source and tags that the catalogue has', async () => {
  await openForm();
  await waitFor(() => expect(screen.getByLabelText('Tags')).toBeTruthy());
  await paste(ris);
  await says(/Filled in from RIS: Title, Short Description, Long Description, Tags, Authors\./);
  expect(values()).toEqual([
    'Burst generator',
    'Makes bursty traffic.',
    'Repository: <https://github.com/example-lab/bursts>',
  ]);
  expect(names()).toEqual(['Jan van der Berg', 'Wei Li']);
  expect(screen.getByRole('button', { name: 'Remove machine learning' })).toBeTruthy();
  expect(form().textContent).toContain('The catalogue does not have these tags: bursts.');
  expect(screen.getAllByText('from RIS')).toHaveLength(5);
});

it('undoes one field and moves the focus to it, then all others', async () => {
  await openForm();
  await paste(ris);
  await says(/Filled in/);
  press('Undo Title from RIS');
  expect(values()[0]).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field('Title')));
  expect(names()).toHaveLength(2);
  press('Undo All');
  expect(values()).toEqual(['', '', '']);
  expect(names()).toEqual([]);
  expect(screen.queryByText('from RIS')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo All' })).toBeNull();
});

it('a field that the user changes afterwards is the user’s: no mark, and no undo of it', async () => {
  await openForm();
  await paste(ris);
  await says(/Filled in/);
  fireEvent.change(field('Title'), { target: { value: 'My title' } });
  expect(screen.queryByRole('button', { name: 'Undo Title from RIS' })).toBeNull();
  press('Undo All');
  expect(values()).toEqual(['My title', '', '']);
});

it('asks before it overwrites what the user wrote', async () => {
  const { user } = await openForm();
  fireEvent.change(field('Title'), { target: { value: 'My title' } });
  press('Add Author');
  fireEvent.change(field('Full Name'), { target: { value: 'Me' } });
  await paste(ris);
  await says(/You already filled in these\. RIS has other values:/);
  expect(values()[0]).toBe('My title');
  expect(names()).toEqual(['Me']);
  const replaceAuthors = screen.getByRole('button', { name: 'Replace Authors' });
  expect(replaceAuthors.closest('li')?.textContent).toContain('Jan van der Berg, Wei Li');
  await user.click(screen.getByRole('button', { name: 'Replace Title' }));
  expect(values()[0]).toBe('Burst generator');
  expect(names()).toEqual(['Me']);
  await waitFor(() => expect(document.activeElement).toBe(field('Title')));
  press('Undo Title from RIS');
  expect(values()[0]).toBe('My title');
});

it('says what is wrong and changes nothing', async () => {
  await openForm();
  fireEvent.change(field('Title'), { target: { value: 'My title' } });
  await paste('@misc{key,\n  title = {A');
  await says(/This BibTeX cannot be read\. Line 2:/);
  await paste('Dear all');
  await says(/not in a known format/);
  await paste('');
  await says(/There is nothing to read\./);
  expect(values()).toEqual(['My title', '', '']);
});

const drop = (...files: File[]) =>
  fireEvent.drop(panel(), { dataTransfer: { files, getData: () => '' } });

it('reads a dropped or chosen file, and refuses several or a large one', async () => {
  const { container } = await openForm();
  drop(new File([ris], 'a.ris'), new File([ris], 'b.ris'));
  await says(/Choose one file at a time\./);
  const large = new File([''], 'large.json');
  Object.defineProperty(large, 'size', { value: 5_000_000 });
  drop(large);
  await says(/This file is too large\./);
  expect(values()[0]).toBe('');
  drop(new File([ris], 'a.ris'));
  await says(/Filled in from RIS/);
  press('Undo All');
  fireEvent.click(opener());
  const input = container.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([ris], 'a.ris')] } });
  await waitFor(() => expect(values()[0]).toBe('Burst generator'));
});

it('folds when it is done, names what was not used, and moves the focus to its button', async () => {
  await openForm();
  await paste(ris.replace('ER  - ', 'PB  - Zenodo\nPY  - 2026\nER  - '));
  await says(/Not used: date, publisher\./);
  expect(screen.queryByRole('group', { name: 'Fill in from a file' })).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('offers the repository as first version, which one press takes', async () => {
  const findGitRefs = vi.fn(() => Promise.resolve([]));
  const { user } = await openForm({ findGitRefs });
  await paste(ris);
  await says(/Repository:https:\/\/github\.com\/example-lab\/bursts/);
  expect(values()[2]).toBe('');
  await user.click(screen.getByRole('button', { name: 'Use as First Version' }));
  const more = await screen.findByRole('group', { name: 'Optional settings' });
  const address = await within(more).findByLabelText<HTMLInputElement>(/Git Clone URL/);
  expect(address.value).toBe('https://github.com/example-lab/bursts');
  expect(within(more).getByRole<HTMLInputElement>('radio', { name: 'Git' }).checked).toBe(true);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Citation, first version, daypasses' }),
  );
  await says(/Its repository is the first version\. Choose the branch or tag/);
  expect(screen.queryByRole('button', { name: 'Use as First Version' })).toBeNull();
  await user.click(within(more).getByRole('radio', { name: 'None' }));
  expect(screen.getByRole('button', { name: 'Use as First Version' })).toBeTruthy();
});

it('without the catalogue’s tags it takes none and says so', async () => {
  await openForm({ failWith: { tags: callErrors.offline } });
  await paste(ris);
  await says(/No tags were added/);
});

it('says that further works are left out', async () => {
  await openForm();
  await paste(`${ris}\n${ris}`);
  await says(/It describes 2 works\. The first one was used\./);
});

it('starts with given values; what a restored draft holds is offered at once', async () => {
  const drafts = fakeStorage();
  const user = aUser();
  drafts.setItem(
    draftKey(user.urn, 'manual'),
    writeStoredDraft({ value: { title: 'My draft', tags: ['edge'] }, savedAt: 1 }),
  );
  const start = {
    source: 'the copied artifact',
    values: { title: 'Copied', shortDescription: 'Of bursts.', tags: ['machine learning'] },
  };
  renderPart(
    <ArtifactForm writer={fakeWriter()} drafts={drafts} start={start} onCreated={vi.fn()} />,
    { repository: fakeRepository({ tags: ['edge'] }), session: fakeSession(user) },
  );
  await waitFor(() => expect(values()).toEqual(['My draft', 'Of bursts.', '']));
  expect(screen.getByRole('button', { name: 'Remove edge' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove machine learning' })).toBeTruthy();
  const replace = await screen.findByRole('button', { name: 'Replace Title' });
  expect(replace.textContent).toBe('Replace');
  press('Undo Tags from the copied artifact');
  expect(screen.queryByRole('button', { name: 'Remove machine learning' })).toBeNull();
});
