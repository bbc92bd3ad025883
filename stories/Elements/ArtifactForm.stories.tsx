import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { SavedDetail } from '../../src/elements/forms/ArtifactFormPart';
import { artifactFormDocs } from '../../src/elements/docs/artifactForm.docs';
import '../../src/entries/define/artifact-form';
import { type ElementArgs, elementStory, heard, shadowOf } from '../elementStory';
import {
  addresses,
  type Responses,
  serve,
  signInOwner,
  signOut,
  silence,
  wireArtifact,
} from '../server';

const artifact = wireArtifact;
const path = `/artifacts/${artifact.uuid}/`;
const served: Responses = {
  [path]: artifact,
  '/artifacts/': { artifacts: [], next: { after: null } },
  '/meta/tags': { tags: [{ tag: 'networking' }, { tag: 'education' }] },
};
const editing = (story: string) => ({ artifactId: artifact.uuid, ...addresses(`form-${story}`) });

const meta = {
  ...elementStory(artifactFormDocs, { inline: false, iframeHeight: 640 }),
  title: 'Elements/trovi-artifact-form',
  args: editing('usual'),
  beforeEach: [serve('form-usual', served), signInOwner],
} satisfies Meta<ElementArgs>;
export default meta;

type Story = StoryObj<ElementArgs>;

export const AllSections: Story = { name: 'All sections' };

export const Metadata: Story = { args: { section: 'metadata' } };

export const Roles: Story = { args: { section: 'roles' } };

export const Versions: Story = { args: { section: 'versions' } };

export const Links: Story = {
  args: { section: 'links' },
  // Waits for the complete form: the link order with the descriptions of its handles.
  play: async ({ canvasElement }) => {
    const entry = await shadowOf(canvasElement).findByText('Queue model');
    const root = entry.getRootNode() as ShadowRoot;
    const grip = root.querySelector('[aria-roledescription="sortable"]');
    const words = grip?.getAttribute('aria-describedby') ?? '';
    await waitFor(() => expect(root.getElementById(words)).toHaveTextContent(/\S/));
  },
};

export const Adding: Story = { args: { artifactId: undefined } };

export const AddingByHand: Story = {
  name: 'Adding by hand',
  args: { artifactId: undefined, section: 'manual' },
};

export const Importing: Story = { args: { artifactId: undefined, section: 'import' } };

export const Loading: Story = {
  args: editing('loading'),
  beforeEach: serve('form-loading', { ...served, [path]: silence() }),
};

export const NotFound: Story = {
  name: 'Not found',
  args: editing('not-found'),
  beforeEach: serve('form-not-found', { ...served, [path]: new Response('{}', { status: 404 }) }),
};

export const SignedOut: Story = {
  name: 'Signed out: the page has to log its people in',
  args: editing('stranger'),
  beforeEach: signOut,
  play: async ({ canvasElement }) => {
    const shadow = shadowOf(canvasElement);
    await expect(await shadow.findByText('You are not logged in')).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'Saved: the page hears of it',
  args: { ...editing('saved'), section: 'metadata' },
  beforeEach: serve('form-saved', {
    ...served,
    [`PUT ${path}`]: { ...artifact, title: `${artifact.title}!` },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const saved = heard<SavedDetail>(canvasElement, 'trovi-save');
    const shadow = shadowOf(canvasElement);
    const title = await shadow.findByRole('textbox', { name: 'Title' });
    await fireEvent.input(title, { target: { value: `${artifact.title}!` } });
    await userEvent.click(shadow.getAllByRole('button', { name: 'Save Metadata' })[0]!);
    await expect(await saved()).toEqual({ artifactId: artifact.uuid, section: 'metadata' });
  },
};
