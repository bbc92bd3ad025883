import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { OutdatedNote } from '../../src/components/edit/versions/VersionsSection/OutdatedNote';
import type { OutdatedMark } from '../../src/domain/editing/versionEdits';

const mark = (changes: Partial<OutdatedMark>): OutdatedMark => ({
  slug: '2025-06-02',
  contentsUrn: 'urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e',
  action: 'delete',
  reason: 'doi',
  ...changes,
});

const meta = {
  title: 'Components/Editing/OutdatedNote',
  component: OutdatedNote,
  args: { outdated: [mark({})], isMoreMarked: false, focusRequests: 0, onSeen: fn() },
} satisfies Meta<typeof OutdatedNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DoiMeanwhile: Story = {
  name: 'It has a DOI by now',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
};

export const Gone: Story = {
  name: 'It is not there any more',
  args: { outdated: [mark({ action: 'request-doi', reason: 'missing' })] },
};

export const Repeated: Story = {
  name: 'Several versions have its name',
  args: { outdated: [mark({ reason: 'repeated' })] },
};

export const Many: Story = {
  args: {
    outdated: [
      mark({}),
      mark({ slug: '2025-06-03', action: 'request-doi', reason: 'missing' }),
      mark({ slug: '2025-06-04', reason: 'repeated' }),
    ],
    isMoreMarked: true,
  },
};
