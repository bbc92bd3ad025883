import type { Meta, StoryObj } from '@storybook/react';
import { Panel } from '../../src/components/ui/Panel/Panel';
import { longTitle, unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/Panel',
  component: Panel,
  args: { heading: 'Authors', children: <p>Noor Haddad</p> },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithAside: Story = { name: 'With aside', args: { aside: <span>3 of 12</span> } };

export const LongText: Story = {
  name: 'Long text',
  args: { heading: longTitle, children: <p>{unbrokenText}</p> },
};
