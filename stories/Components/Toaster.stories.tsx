import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { Toaster } from '../../src/components/ui/Toaster/Toaster';
import {
  createToasts,
  type ToastAction,
  type ToastKind,
} from '../../src/components/ui/Toaster/toasts';
import { longSentence } from '../../tests/builders/texts';

type Shown = [kind: ToastKind, message: string, action?: ToastAction];

function showing(...messages: Shown[]) {
  const toasts = createToasts();
  for (const shown of messages) toasts.show(...shown);
  return { toasts };
}

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  args: showing(['positive', 'Updated metadata successfully.']),
  // The story shows its toasts each time it opens.
  render: ({ toasts }) => <Toaster toasts={copyOf(toasts)} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Toaster>;
export default meta;

function copyOf(toasts: ReturnType<typeof createToasts>) {
  return showing(
    ...toasts.current().map(({ kind, message, action }): Shown => [kind, message, action]),
  ).toasts;
}

type Story = StoryObj<typeof meta>;

export const Positive: Story = {};

export const Negative: Story = {
  args: showing(['negative', 'Could not update roles, try refreshing the page.']),
};

export const Info: Story = { args: showing(['info', 'No changes to save']) };

const undo = fn();

export const WithUndo: Story = {
  name: 'With Undo',
  args: showing(['positive', 'Updated metadata successfully.', { label: 'Undo', run: undo }]),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const button = await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
    await expect(undo).not.toHaveBeenCalled();
  },
};

export const WithUndoOnPhone: Story = {
  ...WithUndo,
  name: 'With Undo on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const ServerWords: Story = {
  name: 'With what the server said',
  args: showing([
    'negative',
    'Could not create artifact.\nEnter a title.\nAuthor 1: enter a valid email address.',
  ]),
};

export const Many: Story = {
  args: showing(
    ['positive', 'Updated roles.'],
    ['info', 'No changes to save'],
    ['negative', `Could not update links, try refreshing the page.\n${longSentence}`],
  ),
};

export const Dismissed: Story = {
  args: showing(['info', 'No changes to save'], ['positive', 'Updated links.']),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first!);
    await waitFor(() => expect(canvas.queryByText('No changes to save')).toBeNull());
    await expect(canvas.getByText('Updated links.')).toBeVisible();
  },
};
