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

/** All that can happen on a walk. */
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
 * One of the steps that are possible, by a choice. Each kind draws a lot of its own from the choice, and the best one, by
 * weight, wins: where a shorter walk makes other steps impossible, the rest of its choices means the same as before.
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

/** A number above 0 and below 1, the same for the same choice and kind. */
function drawLot(choice: number, kind: string): number {
  let hash = 2166136261 ^ choice;
  for (const letter of `${kind} ${choice}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (((hash ^ (hash >>> 16)) >>> 0) + 1) / (2 ** 32 + 1);
}
