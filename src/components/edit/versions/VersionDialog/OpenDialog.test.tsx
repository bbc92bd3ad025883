import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { deferred } from '../../../../../tests/fakes/deferred';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { renderPart } from '../../../../../tests/render/renderPart';
import { emptyVersionDraft } from '../../../forms/KindFields/emptyVersionDraft';
import { OpenDialog } from './OpenDialog';
import { type FieldsLoader, versionFields } from './useLateFields';

const create = () => screen.getByRole('button', { name: 'Create Version' });

it('creates nothing before the form has loaded, and says so on the button', async () => {
  const user = userEvent.setup();
  const Fields = await versionFields.load();
  const arrival = deferred<typeof Fields>();
  const loader: FieldsLoader = { load: () => arrival.promise };
  renderPart(
    <OpenDialog
      artifactId={anArtifact().id}
      editor={fakeEditor()}
      draft={emptyVersionDraft}
      loader={loader}
      onDraft={vi.fn()}
      onClose={vi.fn()}
      onCreated={vi.fn()}
    />,
  );
  expect(create().getAttribute('aria-disabled')).toBe('true');
  await user.click(create());
  await act(async () => arrival.resolve(Fields));
  expect(create().getAttribute('aria-disabled')).toBeNull();
  await user.click(create());
  expect(screen.getByRole('alert').textContent).toContain('Please fill in both fields');
});
