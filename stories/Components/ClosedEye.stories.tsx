import type { Meta, StoryObj } from '@storybook/react';
import { ClosedEye } from '../../src/components/card/ClosedEye/ClosedEye';

const meta = {
  title: 'Components/Artifact/ClosedEye',
  component: ClosedEye,
} satisfies Meta<typeof ClosedEye>;
export default meta;

export const Private: StoryObj<typeof meta> = {};
