import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FakeEditor } from '../fakes/fakeEditor';

/** A field of the Metadata section, by its label. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Gives a field another value. */
export const fill = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Presses a button. */
export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const saveButton = () => screen.getByRole('button', { name: 'Save Metadata' });

/** Presses Save Metadata and awaits the outcome. */
export async function save(user: UserEvent) {
  await user.click(saveButton());
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBeNull());
}

/** The changes that were sent, oldest first. */
export const sentBy = ({ calls }: FakeEditor) =>
  calls.filter(({ name }) => name === 'updateMetadata').map(({ args }) => args[1]);
