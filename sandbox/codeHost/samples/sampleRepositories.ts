import { brokenExamples } from './brokenExamples';
import { edgeLab } from './edgeLab';
import { firstSteps } from './firstSteps';
import type { SampleRepository } from './sampleRepository';
import { tailLatency } from './tailLatency';
import { twelveExercises } from './twelveExercises';

/** The repositories of the code host: correct ones first, then those that cannot be imported. */
export const sampleRepositories: SampleRepository[] = [
  firstSteps,
  tailLatency,
  edgeLab,
  twelveExercises,
  ...brokenExamples,
];
