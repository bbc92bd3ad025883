import { describeUse } from './documented/describeUse';
import { artifactCardUse } from './documented/uses/artifactCardUse';
import { artifactDetailUse } from './documented/uses/artifactDetailUse';
import { citationBoxUse } from './documented/uses/citationBoxUse';

for (const use of [artifactCardUse, artifactDetailUse, citationBoxUse]) describeUse(use);
