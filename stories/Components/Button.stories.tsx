import type { Meta, StoryObj } from '@storybook/react';
import {
  button,
  iconButton,
  largeButton,
  primary,
  smallButton,
  soft,
  textButton,
  wideButton,
} from '../../src/components/ui/buttons/buttons.css';
import { Icon } from '../../src/components/ui/Icon/Icon';
import { playIcon, closeIcon } from '../../src/components/ui/Icon/actionIcons';

interface ButtonStoryProps {
  /** The classes that give the button its look. */
  className: string;
  /** The text of the button. */
  label: string;
  /** Whether it can't be pressed. */
  isDisabled?: boolean;
}

/** Buttons are CSS classes, so links can use them too. */
function Button({ className, label, isDisabled }: ButtonStoryProps) {
  return (
    <button type="button" className={className} disabled={isDisabled}>
      {label}
    </button>
  );
}

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { className: button, label: 'Save Metadata' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Primary: Story = { args: { className: `${button} ${primary}` } };

export const Soft: Story = { args: { className: `${button} ${soft}` } };

export const Small: Story = { args: { className: `${button} ${smallButton}` } };

export const Large: Story = {
  name: 'Large and wide, with an icon',
  render: () => (
    <a href="#launch" className={`${button} ${primary} ${largeButton} ${wideButton}`}>
      <Icon path={playIcon} />
      Launch on Chameleon
    </a>
  ),
};

export const Text: Story = { args: { className: textButton } };

export const IconAlone: Story = {
  name: 'Icon alone',
  render: () => (
    <button type="button" className={iconButton} aria-label="Close">
      <Icon path={closeIcon} />
    </button>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };
