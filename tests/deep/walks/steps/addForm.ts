import type { Page } from '@playwright/test';

import {
  createButton,
  field,
  importButton,
  importForm,
  manualForm,
  repositoryUrl,
} from '../../../e2e/screen/addForm';
import { discard, note, takeBack, typedInto } from '../model';
import type { Sight } from '../sight';
import type { Walk } from '../walk';
import { lotOf, oneOf, type Step } from './step';

const path = 'artifacts/add';
const repositories = ['first-steps', 'tail-latency', 'no-such-repository'];

const isOpen = (sight: Sight) =>
  sight.screen === 'add' && sight.user !== undefined && sight.fields !== undefined;
const isManual = (sight: Sight) => isOpen(sight) && sight.buttons.includes('Create Artifact');
const isImport = (sight: Sight) => isOpen(sight) && sight.buttons.includes('Add Artifact');
const typedBy = ({ model }: Walk, { user = '' }: Sight) => typedInto(model, path, user);

async function type(walk: Walk, sight: Sight, label: string, name: string, text: string) {
  await field(walk.page, label).fill(text);
  note(typedBy(walk, sight), name, text);
}

async function addAuthor(walk: Walk, sight: Sight, email: string): Promise<void> {
  const author = manualForm(walk.page).locator('[name="authors.0.fullName"]');
  if (!(await author.isVisible())) {
    await manualForm(walk.page).getByRole('button', { name: 'Add Author' }).click();
  }
  await author.fill('Maya Okafor');
  note(typedBy(walk, sight), 'authors.0.fullName', 'Maya Okafor');
  await manualForm(walk.page).locator('[name="authors.0.email"]').fill(email);
  note(typedBy(walk, sight), 'authors.0.email', email);
}

const typePart: Step = {
  kind: 'type into the Add form',
  weight: 8,
  isPossible: ({ sight }) => isManual(sight),
  async take(walk, { choice, sight }) {
    const text = `Part of ${walk.name}, ${choice % 1000}`;
    const [label = '', name = ''] = oneOf(
      [
        ['Title', 'title'],
        ['Short Description', 'shortDescription'],
        ['Long Description', 'longDescription'],
      ],
      choice,
    ) as string[];
    await type(walk, sight, label, name, text);
    return `${name}: ${text}`;
  },
};

const fillAll: Step = {
  kind: 'fill the Add form',
  weight: 12,
  isPossible: ({ sight }) => isManual(sight),
  async take(walk, { choice, sight }) {
    const title = `Made by ${walk.name}, ${choice % 1000}`;
    await type(walk, sight, 'Title', 'title', title);
    await type(walk, sight, 'Short Description', 'shortDescription', 'All of it.');
    await addAuthor(walk, sight, 'mokafor@cs.example.edu');
    return title;
  },
};

const chooseTag: Step = {
  kind: 'choose a tag',
  weight: 3,
  isPossible: ({ sight }) => isManual(sight) && sight.fields?.['tag:education'] === undefined,
  async take(walk, { sight }) {
    const tags = manualForm(walk.page).getByRole('combobox', { name: 'Tags' });
    await tags.fill('educ');
    await walk.page.getByRole('option', { name: 'education', exact: true }).click();
    note(typedBy(walk, sight), 'tag:education', 'there');
    await tags.press('Escape');
    return 'education';
  },
};

const turn: Step = {
  kind: 'turn the Add form',
  weight: 2,
  isPossible: ({ sight }) => isOpen(sight),
  async take({ page }, { sight }) {
    const name = isManual(sight) ? 'Import from GitHub' : 'Manual Entry';
    await page.getByRole('tab', { name, exact: true }).click();
    return name;
  },
};

/** Presses a button once or twice. Both mean one submission. */
export async function pressOnceOrTwice(
  button: ReturnType<Page['locator']>,
  choice: number,
): Promise<string> {
  const isDouble = lotOf(choice, 2) === 1;
  if (isDouble) await button.dblclick();
  else await button.click();
  return isDouble ? 'double click' : 'click';
}

const create: Step = {
  kind: 'create',
  weight: 16,
  isPossible: ({ sight }) => isManual(sight),
  async take(walk, { choice, sight }) {
    const { page, writes, model } = walk;
    const title = sight.fields?.title ?? '';
    // Then the page sends nothing.
    if (!title) return `${await pressOnceOrTwice(createButton(page), choice)}, incomplete`;
    const { times = 0 } = model.sentTitles.get(title) ?? {};
    model.sentTitles.set(title, { owner: sight.user ?? '', times: times + 1 });
    typedBy(walk, sight).isSent = true;
    writes.intend(page, 'POST /artifacts/');
    return `${await pressOnceOrTwice(createButton(page), choice)}: ${title}`;
  },
};

const importOne: Step = {
  kind: 'import',
  weight: 6,
  isPossible: ({ sight }) => isImport(sight),
  async take(walk, { choice, sight }) {
    const { page, writes } = walk;
    const typed = typedBy(walk, sight);
    const address = `https://github.com/trovi-examples/${oneOf(repositories, choice)}`;
    await repositoryUrl(page).fill(address);
    note(typed, 'githubUrl', address);
    typed.isSent = true;
    writes.intend(page, 'POST /import/');
    return `${await pressOnceOrTwice(importButton(page), choice)}: ${address}`;
  },
};

const giveUp: Step = {
  kind: 'discard the Add draft',
  // Only a restored draft can be discarded.
  weight: 24,
  isPossible: ({ sight }) => isOpen(sight) && sight.buttons.includes('Discard draft'),
  async take(walk, { sight }) {
    const form = isManual(sight) ? manualForm(walk.page) : importForm(walk.page);
    await form.getByRole('button', { name: 'Discard draft' }).click();
    discard(typedBy(walk, sight), isManual(sight) ? 'metadata' : 'import');
    return '';
  },
};

const undo: Step = {
  kind: 'take the discard back',
  // Only possible directly after a discard.
  weight: 400,
  isPossible: ({ sight, walk: { model } }) =>
    isOpen(sight) &&
    sight.buttons.includes('Undo') &&
    typedInto(model, path, sight.user ?? '').discarded !== undefined,
  async take(walk, { sight }) {
    await walk.page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    takeBack(typedBy(walk, sight));
    return '';
  },
};

export const addFormSteps: Step[] = [
  typePart,
  fillAll,
  chooseTag,
  turn,
  create,
  importOne,
  giveUp,
  undo,
];
