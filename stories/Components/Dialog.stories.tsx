import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { button, primary } from '../../src/components/ui/buttons/buttons.css';
import { Dialog, type DialogProps } from '../../src/components/ui/Dialog/Dialog';
import { longSentence, longTitle } from '../../tests/builders/texts';

/** A page with a button that opens the dialog. */
function Page(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <button type="button" className={button} onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          <button type="button" className={`${button} ${primary}`} onClick={close}>
            Done
          </button>
        }
      />
    </>
  );
}

const meta = {
  title: 'Components/Dialogs/Dialog',
  component: Dialog,
  render: (args) => <Page {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Share this artifact',
    description: 'Whoever has the link can open it.',
    children: <p>https://portal.example.org/dashboard/artifacts/8a718dc4?sharing_key=…</p>,
    footer: null,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Persistent: Story = {
  name: 'Persistent: no Close, no press outside',
  args: { isPersistent: true },
};

export const Busy: Story = { args: { isBusy: true } };

export const Small: Story = { args: { size: 'small', children: undefined } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    title: longTitle,
    children: Array.from({ length: 20 }, (_, index) => <p key={index}>{longSentence}</p>),
  },
};

export const OpenAndEscape: Story = {
  name: 'Opened, closed by Escape, focus back',
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Share this artifact' });
    await expect(dialog).toHaveAccessibleDescription('Whoever has the link can open it.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
