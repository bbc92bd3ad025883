import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from '../../src/components/ui/Icon/Icon';
import * as actionIcons from '../../src/components/ui/Icon/actionIcons';
import * as arrowIcons from '../../src/components/ui/Icon/arrowIcons';
import * as formatIcons from '../../src/components/ui/Icon/formatIcons';
import * as objectIcons from '../../src/components/ui/Icon/objectIcons';
import * as statusIcons from '../../src/components/ui/Icon/statusIcons';

const meta = {
  title: 'Components/Actions/Icon',
  component: Icon,
  args: { path: objectIcons.tagIcon },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const Named: Story = { args: { path: statusIcons.closedEyeIcon, label: 'Private' } };

const family = {
  ...actionIcons,
  ...arrowIcons,
  ...formatIcons,
  ...objectIcons,
  ...statusIcons,
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
