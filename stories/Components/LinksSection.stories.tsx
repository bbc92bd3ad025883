import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { LinksSection } from '../../src/components/edit/links/LinksSection/LinksSection';
import { CallError } from '../../src/domain/errors/callError';
import { aCatalogue } from '../../tests/builders/aCatalogue';
import { anArtifact } from '../../tests/builders/anArtifact';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { longTitle } from '../../tests/builders/texts';
import { fakeEditor, type FakeEditorOptions } from '../../tests/fakes/fakeEditor';
import { type FakeRepositoryOptions, fakeRepository } from '../../tests/fakes/fakeRepository';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { expectOutline } from '../outline';
import { expectFailure, expectToast } from '../section';
import { SectionHost, type SectionHostProps } from '../SectionHost';

const others = numberedArtifacts(1, 34);
const linking = (count: number) =>
  anArtifact({
    linkedArtifacts: others.slice(0, count).map(({ id, title }) => ({
      relation: 'collection',
      artifactId: id,
      title,
    })),
  });

const on = (options: FakeEditorOptions = {}) => ({
  makeEditor: () => fakeEditor({ server: linking(3), others, ...options }),
});
const listing = (options: FakeRepositoryOptions = { artifacts: others }) =>
  withServices(() => ({
    repository: fakeRepository({ tags: aCatalogue().tags, ...options }),
    session: fakeSession(aUser()),
  }));

function Hosted(props: SectionHostProps) {
  return <SectionHost {...props}>{(section) => <LinksSection {...section} />}</SectionHost>;
}

const meta = {
  title: 'Components/Editing/LinksSection',
  component: Hosted,
  subcomponents: { LinksSection },
  args: on(),
  parameters: listing(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const rowsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: 'Selected to link' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Study \d+/.exec(textContent)?.[0]);
const press =
  (...names: string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
  };

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Link Study 4' })).toBeVisible();
  },
};

export const NoneSelected: Story = { name: 'None selected', args: on({ server: anArtifact() }) };

export const ManySelected: Story = { name: 'Many selected', args: on({ server: linking(20) }) };

export const Loading: Story = { parameters: listing({ held: ['list'] }) };

export const Streaming: Story = {
  parameters: listing({ pages: [others.slice(0, 12), new Promise(() => undefined)] }),
};

export const Empty: Story = {
  name: 'Nothing to link to',
  args: on({ server: anArtifact() }),
  parameters: listing({ artifacts: [] }),
};

export const Failed: Story = {
  name: 'The table could not be loaded',
  parameters: listing({ failWith: { list: callErrors.offline } }),
};

export const SecondPage: Story = {
  name: 'The second page of the table',
  play: async (context) => {
    await context.canvas.findByRole('checkbox', { name: 'Link Study 4' });
    await press('Next page')(context);
    await expect(context.canvas.getByRole('checkbox', { name: 'Link Study 11' })).toBeVisible();
  },
};

export const Filtered: Story = {
  name: 'The table filtered by search and tag',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Link Study 4' });
    await userEvent.type(canvas.getByRole('searchbox'), 'Study 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'education' }));
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: 'Link Study 4' })).toBeNull(),
    );
  },
};

export const NothingMatches: Story = {
  name: 'Nothing in the table matches',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Link Study 4' });
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like this');
    await expect(await canvas.findByText('No artifacts found.')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long text',
  parameters: listing({
    artifacts: others.map((other) => ({ ...other, title: `${longTitle} ${other.title}` })),
  }),
};

export const Untitled: Story = {
  parameters: listing({ artifacts: others.map((other) => ({ ...other, title: '' })) }),
};

export const Checked: Story = {
  name: 'Checked, then removed',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Link Study 5' }));
    await expect(rowsOf(canvasElement)).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 5']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Study 2' }));
    await expect(rowsOf(canvasElement)).toEqual(['Study 1', 'Study 3', 'Study 5']);
    await expect(canvas.getByRole('checkbox', { name: 'Link Study 2' })).not.toBeChecked();
  },
};

export const Reordered: Story = {
  name: 'Reordered by buttons and by keys',
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await press('Move Study 1 down')(context);
    await expect(rowsOf(canvasElement)).toEqual(['Study 2', 'Study 1', 'Study 3']);
    canvas.getByRole('button', { name: 'Reorder Study 3' }).focus();
    await userEvent.keyboard('[Space]');
    await userEvent.keyboard('[ArrowUp]');
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(rowsOf(canvasElement)).toEqual(['Study 2', 'Study 3', 'Study 1']));
  },
};

export const MovedToAnEnd: Story = {
  name: 'Moved to an end: the button does nothing more, and keeps the focus',
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [name, order] of [
      ['Move Study 2 up', ['Study 2', 'Study 1', 'Study 3']],
      ['Move Study 1 down', ['Study 2', 'Study 3', 'Study 1']],
    ] as const) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(rowsOf(canvasElement)).toEqual(order));
      const button = canvas.getByRole('button', { name });
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expectOutline(button);
    }
  },
};

export const LastPage: Story = {
  name: 'The last page of the table: the button does nothing more, and keeps the focus',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Link Study 4' });
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Link Study 31' })).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expectOutline(next);
  },
};

export const Conflict: Story = {
  name: 'Conflict: somebody else changed the links',
  args: {
    makeEditor: () => {
      const editor = fakeEditor({ server: linking(3), others });
      const { find } = editor;
      editor.find = (...args) => {
        editor.server = linking(2);
        return find(...args);
      };
      return editor;
    },
  },
  play: async (context) => {
    await press('Move Study 1 down', 'Save Links')(context);
    await expect(
      await context.canvas.findByRole('region', { name: 'Links: On the server now' }),
    ).toHaveTextContent('1. Study 1');
  },
};

export const OtherRelations: Story = {
  name: 'A link of a kind that the page does not know',
  args: on({
    server: anArtifact({
      linkedArtifacts: [{ relation: 'derived', artifactId: others[0]!.id, title: 'Study 1' }],
    }),
  }),
};

export const Saving: Story = {
  args: on({ held: ['updateLinks'] }),
  play: press('Move Study 1 down', 'Save Links'),
};

export const Saved: Story = {
  play: async (context) => {
    await press('Move Study 1 down', 'Save Links')(context);
    await expectToast(context.canvasElement, 'Updated links.');
  },
};

export const NothingToSave: Story = {
  name: 'Nothing to save',
  play: async (context) => {
    await press('Save Links')(context);
    await expectToast(context.canvasElement, 'No changes to save');
  },
};

export const Refused: Story = {
  name: 'Refused by the server',
  args: on({
    failWith: { updateLinks: new CallError('refused', 'x', 400, ['linked_artifacts: Not found.']) },
  }),
  play: async (context) => {
    await press('Move Study 1 down', 'Save Links')(context);
    await expectFailure(context.canvasElement, /^Failed to update links/);
  },
};

export const Offline: Story = {
  args: on({ failWith: { find: callErrors.offline } }),
  play: async (context) => {
    await press('Move Study 1 down', 'Save Links')(context);
    await expectFailure(
      context.canvasElement,
      /^Could not update links, try refreshing the page\./,
    );
  },
};
