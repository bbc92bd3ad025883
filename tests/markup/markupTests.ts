import { expect, test } from '../e2e/fixtures/signOnTest';
import { MarkupJudge } from './judgeMarkup';
import type { MarkupChecker, MarkupDocument } from './markup';
import { readElements, readPage } from './readMarkup';
import { walkAdd } from './screens/adding';
import { walkList, walkPages } from './screens/browsing';
import { walkEdit } from './screens/editing';
import { walkElements } from './screens/embedding';
import { walkArtifacts } from './screens/reading';
import { walkSignOn } from './screens/signingOn';
import type { Walk } from './screens/walk';
import { inAll, inAllUnless } from '../e2e/inAll';

/** The walk that `npm test` takes. */
const sampled = 'the list';

const walks: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'Home, About and other pages': walkPages,
  'the list': walkList,
  'pages of artifacts': walkArtifacts,
  'Login and My Artifacts': walkSignOn,
  Add: walkAdd,
  Edit: walkEdit,
  'elements in host pages': walkElements,
};

/**
 * Tests with a checker that all states of all pages have no faults, and that every allowed finding
 * of this checker still occurs.
 */
export function testMarkup(checker: MarkupChecker): void {
  const judge = new MarkupJudge(checker.name);
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  for (const [name, walk] of Object.entries(walks)) {
    const tier = inAllUnless(name === sampled);
    test(`${name}: valid HTML`, tier, async ({ page, sandbox, faults, switches, watch }) => {
      watch.expectMessage(/Failed to load resource/);
      // The page asks before it discards unsaved text.
      watch.expectMessage(/^dialog: /);
      watch.acceptDialogs();
      const documents: MarkupDocument[] = [];
      const look = async (state: string) => {
        documents.push(await readPage(page, state));
      };
      const lookAtElements = async (state: string) => {
        documents.push(...(await readElements(page, state)));
      };
      const lookAtFile = async (state: string, address: string) => {
        const html = await (await page.request.get(address)).text();
        documents.push({ name: state, html });
      };
      await walk({ page, sandbox, faults, switches, look, lookAtFile, lookAtElements });
      expect(judge.faults(await checker.check(documents))).toEqual([]);
    });
  }

  // All allowed findings that the sample has occur in other walks, too.
  test('every allowed finding still occurs', inAll, () => {
    expect(judge.unneeded()).toEqual([]);
  });
}
