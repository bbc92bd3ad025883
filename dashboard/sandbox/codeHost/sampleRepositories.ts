import { edgeLab } from './edgeLab';
import { firstSteps } from './firstSteps';
import type { SampleRepository } from './sampleRepository';
import { tailLatency } from './tailLatency';

/** What the code host serves. */
export const sampleRepositories: SampleRepository[] = [firstSteps, tailLatency, edgeLab];
