import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ListExportButton } from '../../src/components/catalogue/ListExport/ListExportButton';
import { baseStyle } from '../../src/components/ui/base/base.css';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';

const meta = {
  title: 'Components/Actions/ListExportButton',
  component: ListExportButton,
  args: { artifacts: numberedArtifacts(1, 14) },
  parameters: withServices(() => ({})),
  // Space for the menu.
  render: (args) => (
    <div className={baseStyle} style={{ display: 'flex', minHeight: 240 }}>
      <ListExportButton {...args} />
    </div>
  ),
} satisfies Meta<typeof ListExportButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const NothingToExport: Story = { name: 'Nothing to export', args: { artifacts: [] } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export 14 artifacts' }));
    const options = { timeout: 30_000 };
    const first = await canvas.findByRole('menuitem', { name: 'BibTeX .bib' }, options);
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** An array that cannot be read simulates a file that cannot be created. */
const broken = new Proxy(numberedArtifacts(1, 14), {
  get: (target, name) => {
    if (name === 'entries') throw new Error('Broken');
    return Reflect.get(target, name) as unknown;
  },
});

export const Failed: Story = {
  args: { artifacts: broken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export 14 artifacts' }));
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: 'CSV .csv' }, { timeout: 30_000 }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The file could not be written. Try again.',
    );
  },
};

/** Each artifact takes longer than a time slice. */
export const Writing: Story = {
  args: {
    artifacts: new Proxy(numberedArtifacts(1, 5000), {
      get: (target, name) => {
        if (name !== 'entries') return Reflect.get(target, name) as unknown;
        return function* entries() {
          for (const entry of target.entries()) {
            const start = performance.now();
            while (performance.now() - start < 15);
            yield entry;
          }
        };
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export 5,000 artifacts' }));
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: 'RIS .ris' }, { timeout: 30_000 }),
    );
    await expect(await canvas.findByRole('progressbar', { name: 'Export' })).toBeVisible();
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};
