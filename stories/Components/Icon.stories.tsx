import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from '../../src/components/ui/Icon/Icon';
import * as formIcons from '../../src/components/ui/Icon/formIcons';
import * as icons from '../../src/components/ui/Icon/icons';
import * as listIcons from '../../src/components/ui/Icon/listIcons';

const meta = { component: Icon, args: { path: icons.tagIcon } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const Named: Story = { args: { path: icons.closedEyeIcon, label: 'Private' } };

const family = {
  ...icons,
  ...formIcons,
  ...listIcons,
};

export const Family: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 16,
      }}
    >
      {Object.entries(family).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} /> {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
};
