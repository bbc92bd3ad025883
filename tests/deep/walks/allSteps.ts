import { addFormSteps } from './steps/addForm';
import { editLinksSteps } from './steps/editLinks';
import { editMetadataSteps } from './steps/editMetadata';
import { editRolesSteps } from './steps/editRoles';
import { editVersionsSteps } from './steps/editVersions';
import { faultSteps } from './steps/faults';
import { navigationSteps, openAddress } from './steps/navigation';
import { readingSteps } from './steps/reading';
import { sessionSteps } from './steps/session';
import type { Step } from './steps/step';
import { tabSteps } from './steps/tabs';
import type { Sight } from './sight';
import type { Walk } from './walk';

/** All steps of a walk. */
export const allSteps: readonly Step[] = [
  ...navigationSteps,
  ...tabSteps,
  ...readingSteps,
  ...sessionSteps,
  ...addFormSteps,
  ...editMetadataSteps,
  ...editRolesSteps,
  ...editVersionsSteps,
  ...editLinksSteps,
  ...faultSteps,
];

/**
 * Selects a possible step by a choice. Each kind gets its own random number from the choice, and
 * the best weighted one wins. So in a shortened walk the other choices keep their meaning.
 */
export function chooseStep(choice: number, sight: Sight, walk: Walk): Step {
  const possible = allSteps.filter((step) => step.isPossible({ sight, walk }));
  const lots = possible.map((step) => ({
    step,
    lot: drawLot(choice, step.kind) ** (1 / step.weight),
  }));
  lots.sort((one, other) => other.lot - one.lot);
  return lots[0]?.step ?? openAddress;
}

/** A number between 0 and 1, fixed for a choice and a kind. */
function drawLot(choice: number, kind: string): number {
  let hash = 2166136261 ^ choice;
  for (const letter of `${kind} ${choice}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (((hash ^ (hash >>> 16)) >>> 0) + 1) / (2 ** 32 + 1);
}
