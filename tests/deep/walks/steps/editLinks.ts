import { chosenRows, linkButton, linkTable } from '../../../e2e/screen/edit/editLinks';
import { section } from '../../../e2e/screen/edit/editScreen';
import { note } from '../model';
import { pressOnceOrTwice } from './addForm';
import { idOf, isEditing, isUnsaved, typedBy } from './editMetadata';
import { type Step } from './step';

const choose: Step = {
  kind: 'choose a link',
  weight: 4,
  isPossible: ({ sight }) => isEditing(sight),
  async take(walk, { choice, sight }) {
    const { page } = walk;
    await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
    const boxes = linkTable(page).getByRole('checkbox', { name: /^Link /, checked: false });
    await boxes.first().waitFor();
    const box = boxes.nth(choice % Math.min(5, await boxes.count()));
    const name = (await box.getAttribute('aria-label')) ?? '';
    const title = name.slice('Link '.length);
    await box.click();
    // Some titles repeat or look different on screen.
    if (/^[\w ]{3,100}$/.test(title)) note(typedBy(walk, sight), `link:${title}`, 'there');
    return name;
  },
};

const drop: Step = {
  kind: 'take a link out',
  weight: 16,
  isPossible: ({ sight }) =>
    isEditing(sight) && Object.keys(sight.fields ?? {}).some((name) => name.startsWith('link:')),
  async take(walk, { sight }) {
    const row = chosenRows(walk.page).last();
    const title = (await row.getByRole('paragraph').first().textContent()) ?? '';
    await row.getByRole('button', { name: /^Remove / }).click();
    note(typedBy(walk, sight), `link:${title}`, '');
    return title;
  },
};

const save: Step = {
  kind: 'save the links',
  weight: 14,
  isPossible: ({ sight }) => isUnsaved(sight, 'Save Links'),
  async take(walk, { choice, sight }) {
    walk.writes.intend(walk.page, `PUT /artifacts/${idOf(sight)}/ links`);
    return pressOnceOrTwice(linkButton(walk.page, 'Save Links'), choice);
  },
};

export const editLinksSteps: Step[] = [choose, drop, save];
