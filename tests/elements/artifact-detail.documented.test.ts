import { describeUse } from './documented/describeUse';
import { artifactDetailUse } from './documented/uses/artifactDetailUse';

describeUse(artifactDetailUse);
