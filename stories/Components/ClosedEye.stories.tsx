import type { Meta, StoryObj } from '@storybook/react';
import { ClosedEye } from '../../src/components/card/ClosedEye/ClosedEye';

const meta = { component: ClosedEye } satisfies Meta<typeof ClosedEye>;
export default meta;

export const Private: StoryObj<typeof meta> = {};
