import 'trovi-widgets/autoloader';
import 'trovi-widgets/define/artifact-card';
import 'trovi-widgets/define/artifact-catalogue';
import 'trovi-widgets/define/artifact-detail';
import 'trovi-widgets/define/artifact-form';
import 'trovi-widgets/define/citation-box';
import 'trovi-widgets/define/version-dialog';
import { configure } from 'trovi-widgets/configure';
import { ArtifactCardElement } from 'trovi-widgets/elements';

const artifact = {
  uuid: '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
  title: 'Traces',
  long_description: '# Why\n\nLong.\n\n## How\n\n```js\nlet a;\n```\n',
  tags: ['edge'],
};

/** Waits until an element shows a text. The test's own time limit ends the wait. */
async function shows(element, text) {
  while (!element.shadowRoot.textContent.includes(text)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

// The elements stay in the page when the tests end, as in most tests of applications.
test.each([
  ['artifact-card', { artifact }, 'Traces'],
  ['citation-box', { artifact }, 'Traces'],
  ['artifact-detail', { artifact }, 'Traces'],
  ['artifact-catalogue', { artifacts: [artifact] }, 'Traces'],
  ['artifact-form', { artifactId: artifact.uuid }, 'not logged in'],
  ['version-dialog', { artifactId: artifact.uuid, open: true }, 'not logged in'],
])('%s renders', async (name, properties, text) => {
  configure({ apiUrl: 'https://api.example.org' });
  const element = document.createElement(`trovi-${name}`);
  Object.assign(element, { eager: true, ...properties });
  document.body.append(element);
  await shows(element, text);
});

test('the class of an element is imported', () => {
  expect(document.createElement('trovi-artifact-card')).toBeInstanceOf(ArtifactCardElement);
});
