import { brokenExamples } from './brokenExamples';
import { edgeLab } from './edgeLab';
import { firstSteps } from './firstSteps';
import { handoverTimeline } from './handoverTimeline';
import { heavyHitters } from './heavyHitters';
import type { SampleRepository } from './sampleRepository';
import { tailLatency } from './tailLatency';
import { twelveExercises } from './twelveExercises';
import { seedArtifacts } from '../../seeds/seedArtifacts';
import { studyRepositories } from './studyRepositories';
import { warmingUp } from './warmingUp';

const written: SampleRepository[] = [
  firstSteps,
  tailLatency,
  edgeLab,
  twelveExercises,
  handoverTimeline,
  heavyHitters,
  warmingUp,
];

/** The repositories of the code host: correct ones first, then those that cannot be imported. */
export const sampleRepositories: SampleRepository[] = [
  ...written,
  ...studyRepositories(seedArtifacts, written),
  ...brokenExamples,
];
