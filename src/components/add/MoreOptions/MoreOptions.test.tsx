import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { fakeWriter } from '../../../../tests/fakes/fakeWriter';
import { renderPart } from '../../../../tests/render/renderPart';
import { emptyArtifactDraft } from '../../../domain/drafts/artifactDraft';
import { RefusedDraftError } from '../../../domain/drafts/refusedDraft';
import { draftKey, writeStoredDraft } from '../../../domain/drafts/storedDraft';
import { ArtifactForm } from '../ArtifactForm/ArtifactForm';
import type { AddFormProps } from '../addFormProps';
import { emptyMore } from './moreEntries';

const commit = '4'.repeat(40);
const findGitRefs = () => Promise.resolve([{ commit, name: 'refs/heads/main' }]);
const bibtex = '@article{a, author = {Haddad, Noor}, title = {Tails}, year = {2026}}';
const citation = 'Noor Haddad. “Tails.” 2026.';
const draft = {
  ...emptyArtifactDraft,
  title: 'Traces',
  shortDescription: 'Of bursts.',
  authors: [{ fullName: 'Li Wei', affiliation: '', email: '' }],
};
const onNotify = vi.fn();

/** A form that can be sent, with the part "More" as it was stored. */
async function showForm(more?: object, props: Partial<AddFormProps> = {}) {
  const drafts = fakeStorage();
  const stored = writeStoredDraft({ value: { ...draft, more }, savedAt: 1 });
  drafts.setItem(draftKey(aUser().urn, 'manual'), stored);
  const writer = fakeWriter();
  const view = renderPart(
    <ArtifactForm {...{ writer, drafts, findGitRefs, onNotify }} onCreated={vi.fn()} {...props} />,
    { repository: fakeRepository(), session: fakeSession(aUser()) },
  );
  if (!more)
    await view.user.click(
      screen.getByRole('button', { name: 'Citation, first version, daypasses' }),
    );
  await screen.findByRole('group', { name: 'Optional settings' });
  return { ...view, writer, drafts };
}

const panel = () => within(screen.getByRole('group', { name: 'Optional settings' }));
const field = (name: string) => panel().getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string) => fireEvent.click(panel().getByRole('radio', { name }));
const submit = () => screen.getByRole('button', { name: 'Create Artifact' });
const send = async () => {
  fireEvent.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
};
const problemOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the part “More”', () => {
  it('says that only the citation cannot be changed later', async () => {
    await showForm();
    expect(panel().getByText(/Only the citation cannot be changed later/)).toBeTruthy();
  });

  it('sends nothing of it while it is untouched', async () => {
    const { writer } = await showForm();
    await send();
    expect(writer.extras).toEqual([undefined]);
  });

  it('creates the artifact with a citation, a version and daypasses', async () => {
    const { writer, user } = await showForm();
    fill('Cite this paper instead', ' Haddad, N. “Tails.” 2026. ');
    choose('Git');
    fill('Git Clone URL', 'https://git.example.org/lab/traces.git');
    await panel().findByText('1 branch or tag found', {}, { timeout: 10_000 });
    await user.click(panel().getByRole('combobox', { name: 'Select Git Branch/Tag' }));
    await user.click(await screen.findByRole('option', { name: /^main/ }));
    choose('Accepted');
    fill('Hours', '8');
    await send();
    expect(writer.extras).toEqual([
      {
        citation: 'Haddad, N. “Tails.” 2026.',
        version: {
          contentsUrn: `urn:trovi:contents:git:https://git.example.org/lab/traces.git@${commit}`,
        },
        accessHours: 8,
      },
    ]);
  });

  it('offers no address, which names the artifact by its id, nor git without a lookup', async () => {
    await showForm(undefined, { findGitRefs: undefined });
    const first = within(panel().getByRole('group', { name: 'First version' }));
    const names = first.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['None', 'Disk image', 'Template', 'Archive DOI']);
  });

  it('writes pasted BibTeX as a citation, which can be undone', async () => {
    const { writer, user } = await showForm();
    await user.click(field('Cite this paper instead'));
    await user.paste(bibtex);
    expect(field('Cite this paper instead').value).toBe(citation);
    expect(panel().getByText('Converted from BibTeX.')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: /^Undo/ }));
    expect(field('Cite this paper instead').value).toBe(bibtex);
    await send();
    expect(writer.extras).toEqual([]);
    expect(problemOf(field('Cite this paper instead'))).toMatch(/^This is BibTeX/);
    await waitFor(() => expect(document.activeElement).toBe(field('Cite this paper instead')));
    await user.click(panel().getByRole('button', { name: 'Read BibTeX' }));
    await send();
    expect(writer.extras).toEqual([{ citation }]);
  });

  it('keeps BibTeX that cannot be read, and says why', async () => {
    const { user } = await showForm();
    await user.click(field('Cite this paper instead'));
    await user.paste('@misc{a, title = {Tails');
    expect(field('Cite this paper instead').value).toBe('@misc{a, title = {Tails');
    expect(problemOf(field('Cite this paper instead'))).toMatch(/cannot be read\. Line 1/);
  });

  it.each(['', '0', '1.5', '-3', 'x', '8761'])('refuses “%s” hours', async (hours) => {
    const { writer } = await showForm();
    choose('Accepted');
    fill('Hours', hours);
    await send();
    expect(writer.extras).toEqual([]);
    expect(problemOf(field('Hours'))).toMatch(/^(Please enter|A daypass lasts)/);
    await waitFor(() => expect(document.activeElement).toBe(field('Hours')));
  });

  it('opens again for a wrong field, and sends a template only after its check', async () => {
    const checkTemplate = vi.fn().mockResolvedValueOnce('Line 2, column 1 is not valid YAML.');
    const { writer, user } = await showForm(undefined, { checkTemplate });
    choose('Template');
    fill('Template', 'heat_template_version: 2018-08-31');
    await user.click(screen.getByRole('button', { name: 'Citation, first version, daypasses' }));
    expect(screen.queryByRole('group', { name: 'Optional settings' })).toBeNull();
    await send();
    expect(writer.extras).toEqual([]);
    expect(problemOf(field('Template'))).toMatch(/^Line 2, column 1/);
    await waitFor(() => expect(document.activeElement).toBe(field('Template')));
    fill('Template', 'heat_template_version: rocky');
    checkTemplate.mockRejectedValueOnce(new Error('offline'));
    await send();
    expect(problemOf(field('Template'))).toMatch(/could not be loaded/);
    checkTemplate.mockResolvedValueOnce(undefined);
    await send();
    expect(writer.extras[0]?.version?.setup).toEqual({
      type: 'heat_template',
      arguments: 'heat_template_version: rocky',
    });
  });

  it('warns that a DOI opens the artifact', async () => {
    const { writer } = await showForm();
    choose('Archive DOI');
    expect(panel().getByText(/makes the artifact visible to everyone/)).toBeTruthy();
    fill('DOI', '10.5281/zenodo.99');
    await send();
    expect(writer.extras).toEqual([
      { version: { contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.99' } },
    ]);
  });

  it('is restored with the draft, also where it was stored by other code', async () => {
    const { writer } = await showForm({ ...emptyMore, citation: 'Li Wei. “Tails.”', links: 7 });
    expect(field('Cite this paper instead').value).toBe('Li Wei. “Tails.”');
    await send();
    expect(writer.extras).toEqual([{ citation: 'Li Wei. “Tails.”' }]);
  });

  it('says that the contents belong to another version', async () => {
    const { writer } = await showForm();
    writer.response = new RefusedDraftError(409, ['Already there.'], []);
    choose('Archive DOI');
    fill('DOI', '10.5281/zenodo.99');
    await send();
    expect(screen.getByText(/contents of the first version are already registered/)).toBeTruthy();
    expect(field('DOI').value).toBe('10.5281/zenodo.99');
  });
});
