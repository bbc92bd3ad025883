import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import { turnSlashShortcut } from '../../dashboard/shortcuts/slashSetting';
import { screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/artifacts' },
  beforeEach: () => {
    screenStory.beforeEach();
    turnSlashShortcut(true);
    return () => turnSlashShortcut(true);
  },
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  const opener = await canvas.findByRole('button', { name: 'Keyboard shortcuts' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const choice = screen.getByRole('switch', { name: /^\/ goes to the search box/ });
  await waitFor(() => expect(choice).toHaveFocus());
  return { opener, dialog, choice };
}

export const Open: Story = {
  name: 'Opened by keyboard: the focus is on the switch',
  play: async (context) => {
    const { dialog, choice } = await open(context);
    await expect(dialog).toBeVisible();
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(/^Turn them off/);
  },
};

export const TurnedOff: Story = {
  name: 'The shortcut / is off; the dialog is closed, and the focus is back',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { opener, choice } = await open(context);
    await userEvent.keyboard(' ');
    await expect(choice).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    const box = await canvas.findByRole('searchbox', { name: 'Search artifacts' });
    await userEvent.keyboard('/');
    await expect(box).not.toHaveFocus();
    await expect(box).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => void (await open(context)),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: async (context) => void (await open(context)),
};
