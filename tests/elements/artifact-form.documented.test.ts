import { describeUse } from './documented/describeUse';
import { artifactFormUse } from './documented/uses/artifactFormUse';

describeUse(artifactFormUse);
