import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { UnsavedWork } from '../../src/components/catalogue/UnsavedWork/UnsavedWork';
import { draftKey, editForm, writeStoredDraft } from '../../src/domain/drafts/storedDraft';
import { aUser } from '../../tests/builders/aUser';
import { longSentence } from '../../tests/builders/texts';
import { fakeStorage } from '../../tests/fakes/fakeStorage';
import { forUser } from '../section';

const { urn } = aUser();
const savedAt = Date.UTC(2026, 10, 20, 9, 0);
const stored = (value: unknown) => writeStoredDraft({ value, savedAt });
const titled = (title: string) => stored({ base: { title }, value: { title } });

interface HostedProps {
  /** The stored drafts by name. */
  entries: Record<string, string>;
}

/** A separate storage each time the story opens. */
function Hosted({ entries }: HostedProps) {
  const [drafts] = useState(() => fakeStorage(entries));
  return <UnsavedWork drafts={drafts} ownerUrn={urn} />;
}

const meta = {
  title: 'Components/Feedback/UnsavedWork',
  component: Hosted,
  subcomponents: { UnsavedWork },
  args: {
    entries: {
      [draftKey(urn, editForm('a', 'metadata'))]: titled('Tail latency of small queues'),
      [draftKey(urn, editForm('a', 'links'))]: stored({}),
      [draftKey(urn, 'manual')]: stored({ title: 'A new study' }),
    },
  },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsaved work: 2' }));
    await expect(canvas.getByRole('link', { name: 'New artifact: A new study' })).toBeVisible();
  },
};

export const Discarded: Story = {
  args: { entries: { [draftKey(urn, 'manual')]: stored({ title: 'A new study' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsaved work: 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Discard: / }));
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: / }));
    await userEvent.click(canvas.getByRole('button', { name: /^Discard: / }));
    await expect(canvas.getByText('Discarded: New artifact: A new study.')).toBeVisible();
  },
};

export const LongTitles: Story = {
  name: 'Long titles',
  args: {
    entries: Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        draftKey(urn, editForm(`a${index}`, 'metadata')),
        titled(`${index + 1}. ${longSentence}`),
      ]),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsaved work: 12' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
  },
};
