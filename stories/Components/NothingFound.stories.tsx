import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { NothingFound } from '../../src/components/filters/NothingFound/NothingFound';
import { type ArtifactFilters, noFilters } from '../../src/domain/catalogue/filters';
import { aConfiguration } from '../../tests/builders/aConfiguration';

const asking = (filters: Partial<ArtifactFilters>) => ({
  query: { filters: { ...noFilters, ...filters }, sort: 'updated' as const },
});

const meta = {
  title: 'Components/Catalogue/NothingFound',
  component: NothingFound,
  args: { ...asking({ q: 'nothing like this' }), badgeStatus: 'ready', onClear: fn() },
} satisfies Meta<typeof NothingFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingMatches: Story = {
  name: 'Nothing matches',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No artifacts found.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const EmptyCatalogue: Story = { name: 'Empty catalogue', args: asking({}) };

export const BadgesFailed: Story = {
  name: 'The badges that it is filtered by could not be loaded',
  args: { ...asking({ badges: ['reproducible'] }), badgeStatus: 'failed' },
};

export const SignedOut: Story = {
  name: 'My Artifacts, signed out: an offer to log in',
  args: asking({ owned: true }),
  parameters: withServices(() => ({
    configuration: aConfiguration({
      identity: { url: 'https://auth.example.org', realm: 'example', clientId: 'dashboard' },
    }),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const NoFilters: Story = {
  name: 'Cards alone: nobody can change the filters',
  args: { onClear: undefined },
};
