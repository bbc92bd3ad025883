import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import {
  EditArtifact,
  type EditSectionName,
} from '../../src/components/edit/EditArtifact/EditArtifact';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { aUser } from '../../tests/builders/aUser';
import { fakeEditor } from '../../tests/fakes/fakeEditor';
import { forUser } from '../section';
import { SectionHost, type SectionHostProps } from '../SectionHost';

const collaborator = aUser({ username: 'li.wei@example.org' });
const administrator = aUser({ username: 'mo@example.org' });
const server = aFullArtifact({
  visibility: 'private',
  sharingKey: 'a1b2c3d4',
  roles: [
    { user: aUser().urn, role: 'administrator' },
    { user: collaborator.urn, role: 'collaborator' },
    { user: administrator.urn, role: 'administrator' },
  ],
});

interface EditStoryProps extends SectionHostProps {
  /** The only section to show. @default all */
  section?: EditSectionName;
}

function Hosted({ section, ...props }: EditStoryProps) {
  return (
    <SectionHost {...props}>
      {(sections) => <EditArtifact {...sections} section={section} />}
    </SectionHost>
  );
}

const meta = {
  title: 'Components/Editing/EditArtifact',
  component: Hosted,
  subcomponents: { EditArtifact },
  args: { makeEditor: () => fakeEditor({ server }) },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Owner: Story = {};

export const Administrator: Story = {
  name: 'A role administrator may edit roles',
  parameters: forUser(administrator),
};

export const Collaborator: Story = {
  name: 'A collaborator may edit, but no roles',
  parameters: forUser(collaborator),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Metadata' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Roles' })).toBeNull();
  },
};

export const Stranger: Story = {
  name: 'Forbidden: somebody without a role',
  parameters: forUser(aUser({ username: 'visitor' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may edit it');
  },
};

export const Unsaved: Story = {
  name: 'Unsaved changes: the bar',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    const bar = await canvas.findByRole('region', { name: 'Unsaved changes' });
    await expect(bar).toHaveTextContent('Unsaved changes in Metadata: Title');
  },
};

export const OneSection: Story = { name: 'One section', args: { section: 'versions' } };

export const OneForbiddenSection: Story = {
  name: 'Roles alone, for a collaborator',
  args: { section: 'roles' },
  parameters: forUser(collaborator),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
