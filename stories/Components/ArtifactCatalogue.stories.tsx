import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { servicesOf, withServices } from '../../.storybook/services';
import {
  ArtifactCatalogue,
  type ArtifactCatalogueProps,
} from '../../src/components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aCatalogue } from '../../tests/builders/aCatalogue';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { fakeMemory } from '../../tests/fakes/fakeMemory';
import { type FakeRepositoryOptions, fakeRepository } from '../../tests/fakes/fakeRepository';
import { fakeSession } from '../../tests/fakes/fakeSession';

function Catalogue(props: ArtifactCatalogueProps) {
  const [query, setQuery] = useState(props.query);
  return <ArtifactCatalogue {...props} query={query} onQueryChange={setQuery} />;
}

/** A query in the form of an address. */
const asked = (search: string) => ({ query: readCatalogueQuery(search) });

const { artifacts, badges, tags } = aCatalogue();

/** A catalogue in this state, with the default tags and badges. */
const listing = (options: FakeRepositoryOptions) =>
  withServices(() => ({ repository: fakeRepository({ tags, badges, ...options }) }));

const meta = {
  title: 'Components/Catalogue/ArtifactCatalogue',
  component: ArtifactCatalogue,
  render: (args) => <Catalogue {...args} />,
  args: { ...asked(''), onQueryChange: fn() },
  parameters: listing({ artifacts }),
} satisfies Meta<typeof ArtifactCatalogue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: `Displaying ${artifacts.length} of ${artifacts.length} artifacts`,
      }),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: listing({ held: ['list', 'badges', 'tags'] }) };

export const Streaming: Story = {
  name: 'Streaming: the first page is there',
  parameters: listing({ pages: [artifacts.slice(0, 21), new Promise(() => undefined)] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Displaying 21 of 21/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: listing({ artifacts: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No artifacts found.')).toBeVisible();
  },
};

export const One: Story = { parameters: listing({ artifacts: artifacts.slice(0, 1) }) };

export const Full: Story = {
  name: 'Full: ten thousand',
  parameters: withServices(() => ({
    repository: fakeRepository({ tags, badges, artifacts: numberedArtifacts(1, 10_000) }),
  })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Displaying 10,000 of 10,000 artifacts' });
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: asked('?q=nothing+like+this'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing matches all of these filters. Remove one, or start over.');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    await canvas.findByRole('heading', {
      name: `Displaying ${artifacts.length} of ${artifacts.length} artifacts`,
    });
  },
};

export const Filtered: Story = {
  args: asked('?q=study&tags=networking&badges=reproducible&public=1'),
};

export const FilteredStepByStep: Story = {
  name: 'Filter, chip, Clear all',
  play: async ({ canvas, userEvent }) => {
    const education = await canvas.findByRole('checkbox', { name: 'education' });
    await waitFor(() => expect(education).not.toHaveAccessibleDescription('0'));
    const expected = Number(
      document.getElementById(education.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    await userEvent.click(education);
    await expect(
      canvas.getByRole('heading', {
        name: `Displaying ${expected} of ${artifacts.length} artifacts`,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Has DOI' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Tag education' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Has DOI' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('group', { name: 'Active filters' })).toBeNull();
  },
};

export const Searched: Story = {
  name: 'Search, with / to get there',
  args: { hasShortcut: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /^Displaying/ });
    await userEvent.keyboard('/');
    const box = canvas.getByRole('searchbox', { name: 'Search artifacts' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Study 7');
    await expect(canvas.getByRole('link', { name: 'Study 7' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const FoundWords: Story = {
  name: 'What a search found, marked',
  args: asked('?q=study'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent(/study/i));
  },
};

export const Mistyped: Story = {
  name: 'No result: other words, and filters to remove',
  args: asked('?q=studdy&doi=1'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Without the search text/ }),
    ).toBeVisible();
  },
};

export const SearchTips: Story = {
  name: 'Search tips',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search tips' }));
    await expect(await canvas.findByText('is:collection')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'title');
    const titles = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(titles).toEqual(
      [...titles].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
  },
};

export const MyArtifactsSignedOut: Story = {
  name: 'My Artifacts, signed out: an offer to log in',
  args: asked('?owned=1'),
  parameters: withServices(() => ({
    repository: fakeRepository({ tags, badges, artifacts }),
    configuration: aConfiguration({
      identity: { url: 'https://auth.example.org', realm: 'r', clientId: 'dashboard' },
    }),
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const MyArtifactsSignedIn: Story = {
  name: 'My Artifacts, signed in',
  args: asked('?owned=1'),
  parameters: withServices(() => ({
    repository: fakeRepository({ tags, badges, artifacts }),
    session: fakeSession(aUser()),
  })),
};

export const Failed: Story = {
  parameters: listing({ failWith: { list: callErrors.offline } }),
  play: async ({ canvas, userEvent, ...context }) => {
    await canvas.findByText('The artifacts could not be loaded');
    const { repository } = servicesOf(context);
    repository.failWith = {};
    repository.pages = [artifacts];
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Study 1' });
  },
};

export const FailedAtOnce: Story = {
  name: 'Failed: the server is in trouble',
  parameters: listing({ failWith: { list: callErrors.serverError } }),
};

export const FailedLater: Story = {
  name: 'Failed on a later page',
  parameters: listing({ pages: [artifacts.slice(0, 21), callErrors.offline] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The rest of the artifacts could not be loaded. The catalogue did not respond.',
    );
  },
};

export const Revisited: Story = {
  name: 'Known, being brought up to date',
  parameters: listing({ memory: fakeMemory(artifacts), pages: [new Promise(() => undefined)] }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      name: `Displaying ${artifacts.length} of ${artifacts.length} artifacts Loading`,
    });
    await expect(heading).toBeVisible();
  },
};

export const NotBroughtUpToDate: Story = {
  name: 'Known, could not be brought up to date',
  parameters: listing({ memory: fakeMemory(artifacts), failWith: { list: callErrors.offline } }),
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The list could not be updated. It shows the artifacts as of your last visit. The catalogue did not respond.',
    );
    const { repository } = servicesOf(context);
    repository.failWith = {};
    repository.pages = [artifacts];
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Damaged: Story = {
  name: 'Damaged entries',
  parameters: listing({
    pages: [
      {
        artifacts: artifacts.slice(0, 6),
        problems: ['Entry 3 has no id.', 'Entry 5 is no object.'],
      },
    ],
  }),
};

export const BadgesFailed: Story = {
  name: 'Badges could not be loaded',
  args: asked('?badges=reproducible'),
  parameters: listing({ artifacts, failWith: { badges: callErrors.offline } }),
};

export const Bare: Story = { name: 'Cards alone', args: { isBare: true, limit: 6 } };

export const ProvidedArtifacts: Story = {
  name: 'Given artifacts, in the place of the catalogue',
  args: { artifacts: artifacts.slice(0, 4) },
  parameters: withServices(() => ({
    repository: fakeRepository({ badges: aBadgeCatalogue(), tags }),
  })),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: asked('?tags=education'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: asked('?tags=education'),
};
