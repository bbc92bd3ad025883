import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ShareDialog } from '../../src/components/share/ShareDialog/ShareDialog';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { anArtifact } from '../../tests/builders/anArtifact';
import { anAuthor } from '../../tests/builders/anAuthor';
import { arabic, longTitle, unbrokenText } from '../../tests/builders/texts';

const widgetsUrl = 'https://cdn.example.org/trovi';

const meta = {
  title: 'Components/Dialogs/ShareDialog',
  component: ShareDialog,
  args: {
    artifact: aFullArtifact(),
    badges: aBadgeCatalogue().badges,
    onClose: fn(),
  },
  parameters: withServices(() => ({ configuration: aConfiguration({ widgetsUrl }) })),
} satisfies Meta<typeof ShareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens a tab, then presses these radio buttons. */
const choose =
  (tab: string, ...choices: string[]): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: tab }));
    for (const name of choices) await userEvent.click(screen.getByRole('radio', { name }));
  };

export const Link: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const Version: Story = {
  args: { version: '2026-02-01' },
  play: async () => {
    await expect(await screen.findByText('Link to version 2026-02-01')).toBeVisible();
  },
};

export const EmbedCard: Story = {
  name: 'Embed card',
  play: async (context) => {
    await choose('Embed')(context);
    await expect(screen.getByRole('group', { name: 'Preview' })).toBeVisible();
  },
};

export const EmbedCitation: Story = {
  name: 'Embed citation',
  play: choose('Embed', 'Script', 'Citation', 'Light'),
};

export const DarkPreview: Story = { name: 'Dark preview', play: choose('Embed', 'Dark') };

export const PrivateArtifact: Story = {
  name: 'Private artifact',
  args: { artifact: anArtifact({ visibility: 'private' }), sharingKey: 'MTHx5hKN3ww473C6at3DPBz=' },
  play: async (context) => {
    await choose('Embed')(context);
    await expect(screen.getByText(/contains its sharing key/)).toBeVisible();
  },
};

export const WithoutScripts: Story = {
  name: 'No address of the scripts',
  parameters: withServices(() => ({})),
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Link' })).toBeVisible();
    await expect(screen.queryByRole('tab', { name: 'Embed' })).toBeNull();
  },
};

export const HtmlOnly: Story = {
  name: 'HTML without scripts',
  args: {
    renderHtml: async () => '<p style="color: #14802c; font: 15px Georgia">A static card.</p>',
  },
  play: async (context) => {
    await choose('Embed', 'HTML only')(context);
    await expect(await screen.findByRole('button', { name: 'Copy code' })).toBeVisible();
  },
};

export const HtmlUnavailable: Story = {
  name: 'HTML without scripts cannot be made',
  args: { renderHtml: () => Promise.reject(new Error('No code.')) },
  play: async (context) => {
    await choose('Embed', 'HTML only')(context);
    await expect(await screen.findByText('The HTML could not be created.')).toBeVisible();
  },
};

export const BadgeToDownload: Story = {
  name: 'Badge to download',
  play: async (context) => {
    await choose('Badge')(context);
    await expect(screen.getByRole('link', { name: 'Download the badge' })).toBeVisible();
  },
};

export const ServedBadge: Story = {
  name: 'Badge of a publishing server',
  parameters: withServices(() => ({
    configuration: aConfiguration({ widgetsUrl, publishingServer: true }),
  })),
  play: choose('Badge'),
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    artifact: anArtifact({
      title: `${longTitle} ${unbrokenText}`,
      authors: [anAuthor({ fullName: unbrokenText })],
    }),
  },
  play: choose('Embed'),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: {
    artifact: anArtifact({ title: arabic.title, authors: [anAuthor({ fullName: arabic.name })] }),
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: choose('Embed'),
};
