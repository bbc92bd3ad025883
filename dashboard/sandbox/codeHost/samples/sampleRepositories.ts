import { brokenExamples } from './brokenExamples';
import { edgeLab } from './edgeLab';
import { firstSteps } from './firstSteps';
import type { SampleRepository } from './sampleRepository';
import { tailLatency } from './tailLatency';

/** What the code host serves: good ones to import first, then those that cannot be. */
export const sampleRepositories: SampleRepository[] = [
  firstSteps,
  tailLatency,
  edgeLab,
  ...brokenExamples,
];
