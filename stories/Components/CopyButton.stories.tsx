import type { Meta, StoryObj } from '@storybook/react';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { CopyButton, type CopyButtonProps } from '../../src/components/ui/CopyButton/CopyButton';

/** The button next to the text that it copies. */
function Copied(props: Omit<CopyButtonProps, 'shown'>) {
  const shown = useRef<HTMLElement>(null);
  return (
    <p>
      <code ref={shown}>{props.text}</code> <CopyButton {...props} shown={shown} />
    </p>
  );
}

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  render: (args) => <Copied {...args} />,
  args: {
    text: 'git clone https://git.example.org/a.git',
    subject: 'command',
    shown: { current: null },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const IconAlone: Story = { name: 'Icon alone', args: { isIcon: true } };

export const Copy: Story = {
  name: 'Copied',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy command' }));
    await expect(await canvas.findByText('Copied to clipboard')).toBeVisible();
    await expect(await navigator.clipboard.readText()).toBe(args.text);
  },
};

export const Refused: Story = {
  name: 'Refused by the browser: the text is selected',
  beforeEach: () => {
    const { clipboard } = navigator;
    const refuse = () => Promise.reject(new Error('No clipboard.'));
    const fake = { ...clipboard, writeText: refuse };
    Object.defineProperty(navigator, 'clipboard', { value: fake, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy command' }));
    await canvas.findByText(/^Selected: press/);
    await expect(String(window.getSelection())).toBe(args.text);
  },
};
