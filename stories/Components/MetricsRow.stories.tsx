import type { Meta, StoryObj } from '@storybook/react';
import { MetricsRow } from '../../src/components/card/MetricsRow/MetricsRow';

const meta = {
  title: 'Components/Artifact/MetricsRow',
  component: MetricsRow,
  args: { metrics: { accessCount: 70, uniqueAccessCount: 19, uniqueCellExecutionCount: 11 } },
} satisfies Meta<typeof MetricsRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Zero: Story = {
  args: { metrics: { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 } },
};

export const One: Story = {
  args: { metrics: { accessCount: 1, uniqueAccessCount: 1, uniqueCellExecutionCount: 1 } },
};

export const Millions: Story = {
  args: {
    metrics: {
      accessCount: 12345678,
      uniqueAccessCount: 2345678,
      uniqueCellExecutionCount: 345678,
    },
  },
};
