import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  MarkdownEditor,
  type MarkdownEditorProps,
} from '../../src/components/add/MarkdownEditor/MarkdownEditor';
import { arabic, fullMarkdown } from '../../tests/builders/texts';

function Editor(props: MarkdownEditorProps) {
  const [value, setValue] = useState(props.value);
  return <MarkdownEditor {...props} value={value} onChange={setValue} />;
}

const meta = {
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you need' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { value: '' } };

export const TooLong: Story = {
  args: { value: 'word '.repeat(1100), problem: 'Please use maximum 5000 characters' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: arabic.paragraph },
};
