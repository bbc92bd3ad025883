import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  MarkdownEditor,
  type MarkdownEditorProps,
} from '../../src/components/forms/MarkdownEditor/MarkdownEditor';
import { arabic, fullMarkdown } from '../../tests/builders/texts';

function Editor(props: MarkdownEditorProps) {
  const [value, setValue] = useState(props.value);
  return <MarkdownEditor {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/MarkdownEditor',
  component: MarkdownEditor,
  render: (args) => <Editor {...args} />,
  args: {
    label: 'Long Description',
    name: 'longDescription',
    value: fullMarkdown,
    onChange: fn(),
    limit: 5000,
    hint: 'Markdown, max 5000 characters',
  },
} satisfies Meta<typeof MarkdownEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideItsPreview: Story = {
  name: 'Beside its preview',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you need' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { value: '' } };

export const TooLong: Story = {
  name: 'Too long',
  args: { value: 'word '.repeat(1100), problem: 'Please use maximum 5000 characters' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { value: arabic.paragraph },
};

export const Toolbar: Story = {
  args: { value: 'All runs' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Long Description' });
    await canvas.findByRole('toolbar', { name: 'Markdown' });
    text.setSelectionRange(4, 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(text).toHaveValue('All **runs**');
    await expect(text).toHaveFocus();
  },
};

export const FilledFromAFile: Story = {
  name: 'Filled from a file',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('toolbar', { name: 'Markdown' });
    const file = new File(['# Traces'], 'README.md');
    await userEvent.upload(canvas.getByLabelText('Markdown file'), file);
    await expect(await canvas.findByText('Replaced by “README.md”.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Traces' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo the Markdown file' })).toBeVisible();
  },
};

export const RefusedFile: Story = {
  name: 'Refused file',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('toolbar', { name: 'Markdown' });
    const file = new File([new Uint8Array([0xff, 0xfe, 0x41])], 'README.md');
    await userEvent.upload(canvas.getByLabelText('Markdown file'), file);
    await expect(await canvas.findByText(/^Nothing was changed/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Long Description' })).toHaveValue(
      fullMarkdown,
    );
  },
};
