import { describeUse } from './documented/describeUse';
import { artifactCardUse } from './documented/uses/artifactCardUse';

describeUse(artifactCardUse);
