import { expect, fillInLogin, signOutLink, test, visitSignedIn } from './engineTest';

test('people sign in, see their artifacts and sign out', async ({ view, visit }) => {
  await visit('artifacts?owned=1');
  await view.select('main').expectText('No artifacts found.');
  await view.get('banner').get('link', 'Log in').click();
  await fillInLogin(view);
  await signOutLink(view).appear();
  await view.get('main').get('article').appear();
  await view
    .get('main')
    .get('link', /^Edit /)
    .at(0)
    .appear();
  await signOutLink(view).click();
  await view.get('banner').get('link', 'Log in').appear();
  await view.select('main').expectText('No artifacts found.');
});

// `.ci/run` runs this journey alone: it signs in, fills in a form and shows the new artifact.
test('an artifact is added by hand', { tag: '@journey' }, async ({ view, visit, tab }) => {
  await visitSignedIn({ view, visit }, 'artifacts/add');
  const form = view.get('form', 'Create Artifact Manually');
  await form.get('textbox', 'Title').fill('Queues in <b>Rust</b>');
  await form.get('textbox', 'Short Description').fill('What a queue does.');
  await form.get('textbox', 'Long Description').fill('Run it **twice**.');
  await form.get('combobox', 'Tags').click();
  await tab.type('educ');
  await view.get('option', 'education').click();
  await form.get('button', 'Remove education').appear();
  await tab.press('Escape');
  await form.get('button', 'Create Artifact').click();
  await form.get('alert').expectText('Please add at least one author.');
  await form.get('button', 'Add Author').click();
  await form.get('combobox', 'Full Name').fill('Maya Okafor');
  await form.get('textbox', 'Email').fill('mokafor@cs.example.edu');
  await form.get('button', 'Create Artifact').click();
  await view.get('heading', 'Queues in <b>Rust</b>').appear();
  await view.get('region', 'Notifications').expectText('Created artifact');
  expect(await tab.evaluate('location.pathname')).toMatch(/\/artifacts\/[0-9a-f-]{36}$/);
  await view.select('main strong').expectTexts('twice');
});
