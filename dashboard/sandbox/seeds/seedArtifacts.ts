import { awkwardArtifacts } from './awkward';
import { dataSetResearch } from './dataSets';
import { educationResearch } from './education';
import { edgeResearch } from './edge';
import { hostileArtifacts } from './hostile';
import { machineLearningResearch } from './machineLearning';
import { networkingResearch } from './networking';
import type { SeedArtifact } from './seed';
import { securityResearch } from './security';
import { storageResearch } from './storage';
import { systemsResearch } from './systems';

/** Everything that an empty sandbox is filled with. The newest dozen are the ones to show a visitor first. */
export const seedArtifacts: SeedArtifact[] = [
  ...educationResearch,
  ...storageResearch,
  ...networkingResearch,
  ...machineLearningResearch,
  ...edgeResearch,
  ...systemsResearch,
  ...securityResearch,
  ...dataSetResearch,
  ...awkwardArtifacts,
  ...hostileArtifacts,
];
