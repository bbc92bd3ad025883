import type { Meta, StoryObj } from '@storybook/react';
import type { CSSProperties } from 'react';
import { artifactCardDocs } from '../../src/elements/docs/artifactCard.docs';
import '../../src/entries/define/artifact-card';
import { ArtifactCard } from '../../src/components/card/ArtifactCard/ArtifactCard';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../tests/builders/anArtifact';
import { elementStory } from '../elementStory';
import { wireArtifact } from '../server';
import { ground } from '../../.storybook/ground.css';

const { badges } = aBadgeCatalogue();

const meta = { title: 'Guides/Theming', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const card = <ArtifactCard artifact={anArtifact()} badges={badges} />;

export const SideBySide: Story = {
  name: 'Light and dark, side by side',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={ground} style={{ padding: 24 }}>
          {card}
        </div>
      ))}
    </div>
  ),
};

/** The CSS that a page would write. */
const ourLab = {
  '--trovi-color-accent': '#6b2fb5',
  '--trovi-color-accent-hover': '#57249a',
  '--trovi-color-accent-press': '#451b7d',
  '--trovi-color-accent-key': '#35135f',
  '--trovi-color-accent-text': 'light-dark(#5b2a9d, #cdb4f5)',
  '--trovi-color-accent-soft': 'light-dark(#efe5fb, #33224a)',
  '--trovi-font-size': '17px',
} as CSSProperties;

export const OurLab: Story = {
  name: 'A page with a look of its own',
  render: () => (
    <div style={{ maxWidth: 420, ...ourLab }}>
      {elementStory(artifactCardDocs).render({ artifact: wireArtifact })}
    </div>
  ),
};
