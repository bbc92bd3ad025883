import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { CitationBox } from '../../src/components/citation/CitationBox/CitationBox';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { anAuthor } from '../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { arabic, longTitle, unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/CitationBox',
  component: CitationBox,
  args: { artifact: anArtifact(), onCopied: fn() },
} satisfies Meta<typeof CitationBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Citation: Story = {};

export const BibTeX: Story = { name: 'BibTeX', args: { format: 'bibtex' } };

export const WithDoi: Story = {
  name: 'With DOI',
  args: { artifact: anArtifact({ versions: [aVersion(), aDoiVersion()] }), version: '2026-02-01' },
};

export const ArchivedVersion: Story = {
  name: 'Archived version',
  args: { artifact: anArtifact({ versions: [aVersion(), aDoiVersion()] }) },
  play: async ({ canvas }) => {
    const address = 'https://doi.org/10.5281/zenodo.9912345';
    await expect(canvas.getByRole('link', { name: address })).toBeVisible();
  },
};

export const OwnCitation: Story = {
  name: 'A citation that the authors gave',
  args: { artifact: anArtifact({ citation: 'Haddad, N. Tail Latency. Proc. of Examples, 2026.' }) },
};

export const NoVersion: Story = { name: 'No version', args: { artifact: anEmptyArtifact() } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    artifact: anArtifact({
      title: `${longTitle} ${unbrokenText}`,
      authors: Array.from({ length: 9 }, (_, index) =>
        anAuthor({ fullName: `Noor ${index} Haddad-${longTitle.slice(0, 24)}` }),
      ),
    }),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: {
    artifact: anArtifact({ title: arabic.title, authors: [anAuthor({ fullName: arabic.name })] }),
  },
};

export const StyleWithItalics: Story = {
  name: 'A style that the page names',
  args: { citationStyle: 'apa' },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Tail latency under bursty load');
    await expect(title.tagName).toBe('I');
    await expect(canvas.getByRole('combobox', { name: 'Style' })).toHaveDisplayValue('APA 7');
  },
};

export const StyleWithTitleInQuotes: Story = {
  name: 'Style with title in quotes',
  args: { citationStyle: 'harvard' },
};

export const StyleChosen: Story = {
  name: 'A style that is chosen by keys',
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Style' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.selectOptions(choice, 'IEEE');
    await expect(await canvas.findByText(/Available: https:/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy citation' }));
    await expect(await canvas.findByText('Copied to clipboard')).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledWith(expect.stringContaining('N. Haddad'), {
      format: 'citation',
      style: 'ieee',
    });
    localStorage.removeItem('trovi.citation-style');
  },
};

export const StyleInRightToLeftPage: Story = {
  ...RightToLeft,
  name: 'Style in right to left page',
  args: { ...RightToLeft.args, citationStyle: 'mla' },
};

export const PrivateArtifact: Story = {
  name: 'Private artifact',
  args: { artifact: anArtifact({ visibility: 'private' }), citationStyle: 'chicago' },
};

export const Exports: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Download RIS' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Download/ })).toHaveLength(12);
  },
};

export const SentenceForAPaper: Story = {
  name: 'Sentence for a paper',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sentence for your paper' }));
    await expect(await canvas.findByText(/^We used the artifact/)).toBeVisible();
  },
};

export const TabsByKeys: Story = {
  name: 'Tabs by keys',
  play: async ({ canvas, userEvent }) => {
    const citation = canvas.getByRole('tab', { name: 'Citation' });
    await userEvent.click(citation);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'BibTeX' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'BibTeX' })).toHaveTextContent('@software');
    await userEvent.keyboard('{Home}');
    await expect(citation).toHaveAttribute('aria-selected', 'true');
  },
};

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy citation' }));
    await expect(await canvas.findByText('Copied to clipboard')).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledWith(expect.stringContaining('Noor Haddad'), {
      format: 'citation',
      style: 'trovi',
    });
  },
};
