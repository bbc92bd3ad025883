import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AddArtifact } from '../../src/components/add/AddArtifact/AddArtifact';
import type { AddMode } from '../../src/domain/addresses/routeQueries';
import { FormHost } from '../FormHost';
import { forUser } from '../section';

interface HostedProps {
  /** The tab that is open at first. */
  start: AddMode;
}

function Hosted({ start }: HostedProps) {
  const [mode, setMode] = useState(start);
  return (
    <FormHost>{(form) => <AddArtifact {...form} mode={mode} onModeChange={setMode} />}</FormHost>
  );
}

const meta = {
  title: 'Components/Forms/AddArtifact',
  component: Hosted,
  subcomponents: { AddArtifact },
  args: { start: 'manual' },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ManualEntry: Story = { name: 'Manual entry' };

export const ImportFromGitHub: Story = { name: 'Import from GitHub', args: { start: 'import' } };

export const TabsByKeys: Story = {
  name: 'Tabs by keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Manual Entry' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Import from GitHub' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'GitHub Repository URL' })).toBeVisible();
  },
};
