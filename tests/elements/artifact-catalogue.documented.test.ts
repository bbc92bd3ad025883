import { describeUse } from './documented/describeUse';
import { artifactCatalogueUse } from './documented/uses/artifactCatalogueUse';

describeUse(artifactCatalogueUse);
