import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import * as styles from '../../src/components/citation/CitationBox/CitationBox.css';
import { Content, List, Root, Trigger } from '../../src/components/ui/Tabs/Tabs';

/** The tabs as the citation box uses them. */
function Formats() {
  const [format, setFormat] = useState('citation');
  return (
    <Root value={format} onValueChange={setFormat}>
      <List className={styles.tabs} aria-label="Format">
        <Trigger className={styles.tab} value="citation">
          Citation
        </Trigger>
        <Trigger className={styles.tab} value="bibtex">
          BibTeX
        </Trigger>
      </List>
      <Content value="citation">Noor Haddad, “Tail latency under bursty load”.</Content>
      <Content value="bibtex">@software &#123;noor2026tail&#125;</Content>
    </Root>
  );
}

const meta = {
  title: 'Components/Actions/Tabs',
  component: Formats,
  subcomponents: { Root, List, Trigger, Content },
} satisfies Meta<typeof Formats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const OpenedByPress: Story = {
  name: 'Opened by press',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'BibTeX' }));
    await expect(canvas.getByRole('tabpanel', { name: 'BibTeX' })).toHaveTextContent('@software');
  },
};

export const ByKeys: Story = {
  name: 'Opened by the arrow keys, Home and End',
  play: async ({ canvas, userEvent }) => {
    const [citation, bibtex] = canvas.getAllByRole('tab');
    citation?.focus();
    for (const [key, tab] of [
      ['{ArrowRight}', bibtex],
      ['{ArrowRight}', citation],
      ['{End}', bibtex],
      ['{Home}', citation],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [citation, bibtex] = canvas.getAllByRole('tab');
    citation?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(bibtex).toHaveFocus();
  },
};
