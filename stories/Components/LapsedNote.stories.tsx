import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { LapsedNote } from '../../src/components/edit/versions/VersionsSection/LapsedNote';
import type { LapsedMark } from '../../src/domain/editing/versionEdits';

const mark = (changes: Partial<LapsedMark>): LapsedMark => ({
  slug: '2025-06-02',
  contentsUrn: 'urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e',
  fate: 'delete',
  reason: 'doi',
  ...changes,
});

const meta = {
  component: LapsedNote,
  args: { lapsed: [mark({})], isMoreMarked: false, holdUps: 0, onSeen: fn() },
} satisfies Meta<typeof LapsedNote>;
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
  args: { lapsed: [mark({ fate: 'request-doi', reason: 'gone' })] },
};

export const Repeated: Story = {
  name: 'Several versions have its name',
  args: { lapsed: [mark({ reason: 'repeated' })] },
};

export const Many: Story = {
  args: {
    lapsed: [
      mark({}),
      mark({ slug: '2025-06-03', fate: 'request-doi', reason: 'gone' }),
      mark({ slug: '2025-06-04', reason: 'repeated' }),
    ],
    isMoreMarked: true,
  },
};
