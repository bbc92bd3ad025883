import { author, saveMetadata } from '../../../e2e/screen/edit/editMetadata';
import { section, textField } from '../../../e2e/screen/edit/editScreen';
import { discard, note, takeBack, type Typed, typedInto } from '../model';
import type { Sight } from '../sight';
import type { Walk } from '../walk';
import { pressOnceOrTwice } from './addForm';
import { lotOf, oneOf, type Step } from './step';
import { leave } from './navigation';

/** Whether a section has changes. Then the save bar has a button for it. */
export function isUnsaved(sight: Sight, button: string): boolean {
  return isEditing(sight) && sight.buttons.filter((name) => name === button).length > 1;
}

/** Whether the user sees the Edit screen and may edit. */
export function isEditing(sight: Sight): boolean {
  return (
    sight.screen === 'edit' &&
    sight.dialog === undefined &&
    sight.user !== undefined &&
    sight.buttons.includes('Save Metadata')
  );
}

export function idOf(sight: Sight): string {
  return sight.path.split(/[/?]/)[1] ?? '';
}

export function typedBy({ model }: Walk, sight: Sight): Typed {
  return typedInto(model, `artifacts/${idOf(sight)}/edit`, sight.user ?? '');
}

const openEdit: Step = {
  kind: 'open the Edit screen',
  weight: 5,
  isPossible: ({ sight, walk: { model } }) => !model.isOffline && sight.screen !== 'edit',
  async take(walk, { choice }) {
    const { page, sandbox, own } = walk;
    const address = new URL(`artifacts/${own.id}/edit`, sandbox.urls.dashboard).href;
    const asked = await leave(walk, choice, {
      go: () => page.goto(address, { waitUntil: 'commit' }),
      start: () => page.evaluate((to) => void setTimeout(() => location.assign(to)), address),
    });
    return asked;
  },
};

const texts = [
  ['Title', 'title'],
  ['Short Description', 'shortDescription'],
  ['Long Description', 'longDescription'],
] as const;

const typeText: Step = {
  kind: 'change the metadata',
  weight: 12,
  isPossible: ({ sight }) => isEditing(sight),
  async take(walk, { choice, sight }) {
    const [label, name] = oneOf(texts, choice) ?? texts[0];
    const text = `Edited in ${walk.name}, ${lotOf(choice, 1000)}`;
    await textField(walk.page, label).fill(text);
    note(typedBy(walk, sight), name, text);
    return `${name}: ${text}`;
  },
};

const typeAuthor: Step = {
  kind: 'change an author',
  weight: 3,
  isPossible: ({ sight }) => isEditing(sight),
  async take(walk, { choice, sight }) {
    const text = `Institute ${choice % 100}`;
    const name = 'authors.0.affiliation';
    await author(walk.page, 1)
      .getByRole('textbox', { name: 'Affiliation', exact: true })
      .fill(text);
    note(typedBy(walk, sight), name, text);
    return text;
  },
};

const saveText: Step = {
  kind: 'save the metadata',
  weight: 20,
  isPossible: ({ sight }) => isUnsaved(sight, 'Save Metadata'),
  async take(walk, { choice, sight }) {
    typedBy(walk, sight).isSent = true;
    walk.writes.intend(walk.page, `PUT /artifacts/${idOf(sight)}/ metadata`);
    return pressOnceOrTwice(saveMetadata(walk.page), choice);
  },
};

const saveNothing: Step = {
  kind: 'save without changes',
  weight: 1,
  isPossible: ({ sight }) => isEditing(sight) && !isUnsaved(sight, 'Save Metadata'),
  async take({ page }) {
    // The page sends nothing here.
    await saveMetadata(page).click();
    return '';
  },
};

const giveUp: Step = {
  kind: 'discard edits',
  weight: 40,
  isPossible: ({ sight }) => isEditing(sight) && sight.buttons.includes('Discard draft'),
  async take(walk, { sight }) {
    const within = section(walk.page, 'Metadata').getByRole('button', { name: 'Discard draft' });
    if (!(await within.isVisible())) return 'not of the metadata';
    await within.click();
    discard(typedBy(walk, sight), 'metadata');
    return '';
  },
};

const undo: Step = {
  kind: 'take edits back again',
  // Only possible directly after a discard.
  weight: 400,
  isPossible: ({ sight, walk }) =>
    isEditing(sight) &&
    typedBy(walk, sight).discarded !== undefined &&
    sight.buttons.includes('Undo'),
  async take(walk, { sight }) {
    await section(walk.page, 'Metadata').getByRole('button', { name: 'Undo', exact: true }).click();
    takeBack(typedBy(walk, sight));
    return '';
  },
};

export const editMetadataSteps: Step[] = [
  openEdit,
  typeText,
  typeAuthor,
  saveText,
  saveNothing,
  giveUp,
  undo,
];
