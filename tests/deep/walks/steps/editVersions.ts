import { sectionButton } from '../../../e2e/screen/edit/editScreen';
import { answer, question, saveVersions } from '../../../e2e/screen/edit/editVersions';
import {
  cancel,
  cloneUrl,
  createVersion,
  refField,
  refOptions,
} from '../../../e2e/screen/versionDialog';
import type { Sight } from '../sight';
import { pressOnceOrTwice } from './addForm';
import { idOf, isEditing, isUnsaved } from './editMetadata';
import { oneOf, type Step } from './step';

const deleteAll = 'Delete Artifact and All Versions';
const versionButtons = (sight: Sight) =>
  sight.buttons.filter((name) =>
    /^(Delete|Request DOI for|Undo:) (?!Artifact|collab|admin|new role)/.test(name),
  );
const isAsked = (heading: string) => (sight: Sight) => sight.dialog === heading;

const mark: Step = {
  kind: 'mark a version',
  weight: 5,
  isPossible: ({ sight, walk }) =>
    isEditing(sight) &&
    walk.own.slugs.some((slug) => versionButtons(sight).some((name) => name.includes(slug))),
  async take({ page, own }, { choice, sight }) {
    const names = versionButtons(sight).filter((name) =>
      own.slugs.some((slug) => name.includes(slug)),
    );
    const name = oneOf(names, choice) ?? '';
    await sectionButton(page, 'Versions', name).click();
    return name;
  },
};

const askToSave: Step = {
  kind: 'ask to save the versions',
  weight: 14,
  isPossible: ({ sight }) => isUnsaved(sight, 'Save Versions'),
  async take({ page }) {
    await saveVersions(page).click();
    return '';
  },
};

const confirmSave: Step = {
  kind: 'answer Save Versions',
  weight: 30,
  isPossible: ({ sight }) => /^(?:Delete|Request) \d/.test(sight.dialog ?? ''),
  async take({ page, writes, own }, { choice, sight }) {
    const name = oneOf(['Save Versions', 'Save Versions', 'Cancel'], choice) ?? '';
    if (name === 'Cancel') {
      await answer(page, name).click();
      return name;
    }
    const versions = own.slugs.map((slug) => `/artifacts/${idOf(sight)}/versions/${slug}/`);
    writes.intend(
      page,
      ...versions.flatMap((path) => [`DELETE ${path}`, `POST ${path}migration/`]),
    );
    return `${name}, ${await pressOnceOrTwice(answer(page, name), choice)}`;
  },
};

const askToDelete: Step = {
  kind: 'ask to delete the artifact',
  weight: 2,
  isPossible: ({ sight }) => isEditing(sight) && sight.buttons.includes(deleteAll),
  async take({ page }) {
    await sectionButton(page, 'Versions', deleteAll).click();
    await question(page, 'Confirm Deletion').waitFor();
    return '';
  },
};

const confirmDelete: Step = {
  kind: 'answer Confirm Deletion',
  weight: 30,
  isPossible: ({ sight }) => isAsked('Confirm Deletion')(sight),
  async take({ page, writes, model }, { choice, sight }) {
    const name = oneOf(['Delete', 'Delete', 'Cancel'], choice) ?? '';
    if (name === 'Cancel') {
      await answer(page, name).click();
      return name;
    }
    const id = idOf(sight);
    writes.intend(page, `DELETE /artifacts/${id}/`);
    model.doomed.add(id);
    return `${name}, ${await pressOnceOrTwice(answer(page, name), choice)}`;
  },
};

const openDialog: Step = {
  kind: 'open the version dialog',
  weight: 3,
  isPossible: ({ sight }) => isEditing(sight) && sight.buttons.includes('Create Version'),
  async take({ page }) {
    await sectionButton(page, 'Versions', 'Create Version').click();
    return '';
  },
};

const isVersionDialog = isAsked('Create Version from Git');

const fillDialog: Step = {
  kind: 'fill the version dialog',
  weight: 30,
  isPossible: ({ sight }) => isVersionDialog(sight) && !sight.isLoading,
  async take({ page, sandbox }, { choice }) {
    const name = oneOf(['first-steps', 'tail-latency', 'nowhere'], choice) ?? '';
    await cloneUrl(page).fill(`${sandbox.origin}/git/trovi-examples/${name}.git`);
    await refField(page).click();
    const option = refOptions(page).first();
    await option.waitFor({ timeout: 1500 });
    await option.click();
    return name;
  },
};

const create: Step = {
  kind: 'create a version',
  weight: 30,
  isPossible: ({ sight }) => isVersionDialog(sight) && sight.buttons.includes('Create Version'),
  async take({ page, writes }, { choice, sight }) {
    writes.intend(page, `POST /artifacts/${idOf(sight)}/versions/`);
    return pressOnceOrTwice(createVersion(page), choice);
  },
};

const closeDialog: Step = {
  kind: 'close the version dialog',
  weight: 15,
  isPossible: ({ sight }) => isVersionDialog(sight) && sight.buttons.includes('Cancel'),
  async take({ page }, { choice }) {
    if (choice % 2 === 0) await cancel(page).click();
    else await page.keyboard.press('Escape');
    return choice % 2 === 0 ? 'Cancel' : 'Escape';
  },
};

export const editVersionsSteps: Step[] = [
  mark,
  askToSave,
  confirmSave,
  askToDelete,
  confirmDelete,
  openDialog,
  fillDialog,
  create,
  closeDialog,
];
