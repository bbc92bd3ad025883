import wire from '../../../src/api/examples/artifact.json';
import { controlOf, fieldOf, fill, said } from '../fixtures/controls';
import { rootOf, shown } from '../fixtures/page';
import { settle, waitFor } from '../fixtures/waitFor';
import { editingResponses } from './editingResponses';
import { addresses, type ElementState, feed, signIn } from './elementState';

const tag = 'trovi-version-dialog';
const byId = `artifact-id="${wire.uuid}"`;
const versions = `/artifacts/${wire.uuid}/versions/`;
const made = { ...wire.versions[3], slug: '2026-11-21' };

type Step = (host: HTMLElement) => unknown;

interface Situation {
  attributes?: string;
  sub?: string;
  responses?: Record<string, unknown>;
}

function state(
  { attributes = `${byId} open`, sub, responses }: Situation,
  ...steps: Step[]
): ElementState {
  return async () => {
    signIn(sub);
    const host = feed(tag, {
      attributes: `${attributes} ${addresses('api', 'portal')}`,
      responses: { ...editingResponses, [versions]: made, ...responses },
    });
    for (const step of steps) await step(host);
    await settle();
    return host;
  };
}

const says = (words: string) => (host: HTMLElement) => said(host, words);

/** Chooses the only branch. */
async function chooseBranch(host: HTMLElement): Promise<void> {
  fill(await fieldOf(host, 'cloneUrl'), 'https://github.com/example-lab/new-study.git');
  const field = await fieldOf(host, 'gitRef');
  field.focus();
  field.click();
  const find = () => rootOf(host).querySelector<HTMLElement>('[role="option"]');
  (await waitFor(find, 'branch')).click();
  await settle();
}

/** Creates a version of the only branch. */
export async function createVersion(host: HTMLElement): Promise<void> {
  await chooseBranch(host);
  (await controlOf(host, 'Create Version')).click();
}

const taken = Response.json({ detail: 'Already registered.' }, { status: 409 });

/** The states of the dialog. */
export const versionDialogStates = {
  closed: state({ attributes: byId }),
  open: state({}, says('Git Clone URL')),
  dark: state({ attributes: `${byId} open theme="dark"` }, says('Git Clone URL')),
  rightToLeft: state({ attributes: `${byId} open dir="rtl"` }, says('Git Clone URL')),
  incomplete: state({}, says('Git Clone URL'), async (host) =>
    (await controlOf(host, 'Create Version')).click(),
  ),
  unknown: state(
    { responses: { '/experiment/share/api/git/': Response.json({}, { status: 500 }) } },
    async (host) => fill(await fieldOf(host, 'cloneUrl'), 'https://git.example.org/x.git'),
    says('Failed to fetch options'),
  ),
  bare: state(
    { responses: { '/experiment/share/api/git/': { result: [] } } },
    async (host) => fill(await fieldOf(host, 'cloneUrl'), 'https://git.example.org/x.git'),
    says('Nothing found'),
  ),
  chosen: state({}, chooseBranch),
  taken: state({ responses: { [versions]: taken } }, createVersion, says('already registered')),
  created: state({}, createVersion, (host) => waitFor(() => !host.hasAttribute('open'), 'end')),
  loading: state({ attributes: 'artifact-id="late" open' }, (host) =>
    shown(host, '[aria-label="Loading"]'),
  ),
  missing: state({ attributes: 'artifact-id="gone" open' }, says('It may not exist')),
  visitor: state({ sub: 'somebody' }, says('You do not have permission')),
  unaddressed: state({ attributes: `${byId} open api-url=""` }, says('does not say')),
  unset: state({ attributes: 'open' }, says('does not say')),
} satisfies Record<string, ElementState>;
