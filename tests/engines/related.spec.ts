import { seedUuid } from '../../sandbox/seeds/seedIds';
import { expectedMatches, type Narrowing } from '../e2e/catalogue/expectation';
import { readCatalogue } from '../e2e/catalogue/wire';
import { test } from './engineTest';

/** Artifacts whose authors and tags are of different kinds, with an author and a tag of each. */
const starts = [
  { key: 'right-to-left', author: 'فاطمة بن علي', tag: 'wireless' },
  {
    key: 'hostile-authors',
    author: "Robert'); DROP TABLE artifacts;--",
    tag: 'x<b onmouseover=alert(1)>b</b>',
  },
];

for (const { key, author, tag } of starts) {
  test(`the author, a tag and the list are one key away: ${key}`, async ({
    view,
    visit,
    tab,
    sandbox,
  }) => {
    const catalogue = await readCatalogue(sandbox);
    const count = (wanted: Narrowing) =>
      `Displaying ${expectedMatches(catalogue, wanted).length} of ${catalogue.artifacts.length} artifacts`;
    const heading = view.get('heading', /^Displaying/);
    const follow = async (name: string) => {
      await view.select('main').get('link', name).at(0).focus();
      await tab.press('Enter');
    };
    await visit(`artifacts/${seedUuid(key)}`);
    await view.select('main').get('link', 'All artifacts').appear();
    await follow(author);
    await heading.expectTexts(count({ q: `author:"${author}"` }));
    await tab.evaluate('history.back()');
    await follow(tag);
    await heading.expectTexts(count({ tags: [tag] }));
    await tab.evaluate('history.back()');
    await follow('Back to the list');
    await heading.expectTexts(count({ tags: [tag] }));
  });
}
