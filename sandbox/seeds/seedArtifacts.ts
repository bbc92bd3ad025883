import { awkwardArtifacts } from './artifacts/unusual';
import { dataSetResearch } from './artifacts/dataSets';
import { educationResearch } from './artifacts/education';
import { edgeResearch } from './artifacts/edge';
import { hostileArtifacts } from './artifacts/hostile';
import { machineLearningResearch } from './artifacts/machineLearning';
import { networkingResearch } from './artifacts/networking';
import type { SeedArtifact } from './seed';
import { securityResearch } from './artifacts/security';
import { storageResearch } from './artifacts/storage';
import { systemsResearch } from './artifacts/systems';

/** All artifacts of a new sandbox. The newest dozen come first in the list that a visitor sees. */
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
