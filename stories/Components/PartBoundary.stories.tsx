import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { PartBoundary } from '../../src/components/ui/PartBoundary/PartBoundary';

/** A component that fails until the user tries again. */
function aFailingPart(failures: number) {
  let rendered = 0;
  return function FailingPart() {
    rendered += 1;
    // React renders a failing component twice.
    if (rendered <= failures * 2) throw new Error('A part that fails, as the story wants it.');
    return <p>The citation is here again.</p>;
  };
}

const meta = {
  title: 'Components/Feedback/PartBoundary',
  component: PartBoundary,
  args: { name: 'The citation', children: null },
} satisfies Meta<typeof PartBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

const Lasting = aFailingPart(Infinity);

export const Failed: Story = {
  name: 'A part that cannot be shown',
  args: { children: <Lasting /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The citation could not be shown.');
  },
};

export const WithRemark: Story = {
  name: 'A part that cannot be shown, and what was kept',
  args: { name: 'The roles', remark: 'What you have typed is kept.', children: <Lasting /> },
};

export const TriedAgain: Story = {
  name: 'A part that is there when it is tried again',
  render: (args) => {
    const Passing = aFailingPart(1);
    return (
      <PartBoundary {...args}>
        <Passing />
      </PartBoundary>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The citation is here again.')).toBeVisible();
  },
};
