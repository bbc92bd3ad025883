import { describeUse } from './documented/describeUse';
import { artifactCardUse } from './documented/uses/artifactCardUse';
import { artifactCatalogueUse } from './documented/uses/artifactCatalogueUse';
import { artifactDetailUse } from './documented/uses/artifactDetailUse';
import { citationBoxUse } from './documented/uses/citationBoxUse';

const uses = [artifactCardUse, artifactCatalogueUse, artifactDetailUse, citationBoxUse];

for (const use of uses) describeUse(use);
