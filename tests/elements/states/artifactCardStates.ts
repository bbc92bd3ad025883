import { shown } from '../fixtures/page';
import { artifactStates } from './artifactStates';
import type { ElementState } from './elementState';

const states = artifactStates('trovi-artifact-card', '[part="card"]');

/** With its long description. */
const opened: ElementState = async () => {
  const host = await states.long();
  (await shown(host, 'button[aria-label^="More about"]')).click();
  await shown(host, '[role="note"]');
  return host;
};

/** The states of the card. */
export const artifactCardStates = { ...states, opened };
