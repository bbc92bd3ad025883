import { describeUse } from './documented/describeUse';
import { artifactCardUse } from './documented/uses/artifactCardUse';
import { citationBoxUse } from './documented/uses/citationBoxUse';

for (const use of [artifactCardUse, citationBoxUse]) describeUse(use);
