import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import {
  WindowedGrid,
  type RowRenderer,
} from '../../src/components/catalogue/ArtifactGrid/WindowedGrid';
import { ArtifactSelection } from '../../src/components/catalogue/ArtifactSelection/ArtifactSelection';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { callErrors } from '../../tests/builders/callErrors';
import type { CallError } from '../../src/domain/errors/callError';
import type { BulkRun } from '../../src/domain/editing/bulk/bulkRun';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { aUser } from '../../tests/builders/aUser';
import { fakeEditor } from '../../tests/fakes/fakeEditor';
import { fakeStorage } from '../../tests/fakes/fakeStorage';
import { forUser } from '../section';

const artifacts = numberedArtifacts(1, 6).map((artifact) => ({
  ...artifact,
  ownerUrn: aUser().urn,
}));

/** A change that stopped halfway. */
const halfway: BulkRun = {
  change: { kind: 'add-tag', tag: 'networking' },
  isUndo: false,
  items: artifacts.map(({ id, title }, index) => {
    const states = [
      { result: 'done' },
      { result: 'failed', reason: 'The catalogue reported an error (500).' },
      { result: 'skipped', reason: 'It already has this tag.' },
    ] as const;
    return { id, title, ...(states[index] ?? { result: 'waiting' as const }) };
  }),
};

interface HostedProps {
  /** The change that is under way when the story opens. */
  run?: BulkRun;
  /** The error of each read. */
  failure?: CallError;
}

function Hosted({ run, failure }: HostedProps) {
  const [rowRenderer, setRowRenderer] = useState<RowRenderer>();
  const [{ editor, storage }] = useState(() => ({
    editor: fakeEditor({ server: artifacts[0], failWith: failure && { find: failure } }),
    storage: fakeStorage(run && { run: JSON.stringify(run) }),
  }));
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <h1>My Artifacts</h1>
      <ArtifactSelection
        {...{ artifacts, editor, storage }}
        storageKey="run"
        onRowRenderer={setRowRenderer}
        onClose={() => undefined}
      />
      <WindowedGrid artifacts={artifacts} badges={aBadgeCatalogue()} rowRenderer={rowRenderer} />
    </div>
  );
}

const meta = {
  title: 'Components/Catalogue/ArtifactSelection',
  component: Hosted,
  subcomponents: { ArtifactSelection },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  name: 'Nothing selected',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a tag' })).toBeDisabled();
  },
};

export const Selected: Story = {
  name: 'Two selected, and the form for a tag',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /^Select / });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tag' }));
    await expect(canvas.getByRole('combobox', { name: 'Tag to add' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Apply to 2 artifacts' })).toBeVisible();
  },
};

export const Stopped: Story = {
  name: 'A change that stopped in the middle',
  args: { run: halfway },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('3 of 6 artifacts: 1 changed, 1 failed, 1 skipped, 3 waiting.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with 3 artifacts' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Try again: / })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'A change that nothing answers',
  args: { run: halfway, failure: callErrors.offline },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with 3 artifacts' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The catalogue did not respond. Continue when the connection is back.',
    );
    await expect(canvas.getByRole('button', { name: 'Skip 3 artifacts and close' })).toBeVisible();
  },
};

export const Phone: Story = {
  ...Stopped,
  name: 'Phone',
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  ...Selected,
  name: 'Right to left',
  globals: { direction: 'rtl' },
};
