import { randomUUID } from 'node:crypto';

import { expect, test, visitSignedIn } from './engineTest';

const bibtex =
  '@misc{a, title = {Flows}, author = {Haddad, Noor and {The Lab}}, abstract = {Short.}, url = {https://github.com/a/b}}';

test('a form starts from BibTeX, and each field can be undone', async ({ view, visit }) => {
  await visitSignedIn({ view, visit }, 'artifacts/add?mode=manual');
  const form = view.get('form', 'Create Artifact Manually');
  await form.get('button', 'Fill in from a file…').click();
  await form.get('textbox', 'Metadata').fill('@misc{a title = {Flows}}');
  await form.get('button', 'Fill In').click();
  await form.expectText('Line 1: A field such as');
  await form.get('textbox', 'Title').expectValue('');
  await form.get('textbox', 'Metadata').fill(bibtex);
  await form.get('button', 'Fill In').click();
  await form.get('textbox', 'Title').expectValue('Flows');
  await form.get('combobox', 'Full Name').at(1).expectValue('The Lab');
  await form.get('button', 'Move author The Lab up').click();
  await form.get('combobox', 'Full Name').at(0).expectValue('The Lab');
  await form.get('button', /^Undo.*Title/).click();
  await form.get('textbox', 'Title').expectValue('');
});

test('a template and an image are created, and shown', async ({ view, visit, api }) => {
  const id = await api.create();
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  const versions = view.get('region', 'Versions');
  const dialog = view.get('dialog');
  await versions.get('button', 'Create Version').click();
  await dialog.get('radio', 'Template').click();
  await dialog.get('textbox', 'Template').fill('{heat_template_version: rocky, resources: [a]}');
  await dialog.get('button', 'Create Version').click();
  await dialog.expectText('The key “resources:” needs the resources below it');
  await dialog.get('textbox', 'Template').fill('{heat_template_version: rocky, resources: {}}');
  await dialog.get('button', 'Create Version').click();
  await dialog.vanish();
  await versions.expectText('1 line');
  const image = randomUUID();
  await versions.get('button', 'Create Version').click();
  await dialog.get('radio', 'Disk image').click();
  await dialog.get('radio', 'Another site').click();
  await dialog.get('textbox', 'Name of the site').fill('CHI@NU');
  await dialog.get('textbox', 'UUID of the image').fill(image);
  await dialog.get('button', 'Create Version').click();
  await dialog.vanish();
  await versions.expectText(`CHI@NU, ${image}`);
  expect((await api.find(id)).versions).toHaveLength(2);
  await visit(`artifacts/${id}`);
  const content = view.get('region', 'Content');
  await content.expectText('heat_template_version: rocky');
  await content.expectText('CHI@NU');
});
