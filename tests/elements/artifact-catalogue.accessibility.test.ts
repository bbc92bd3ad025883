import '../../src/entries/define/artifact-catalogue';
import { artifactCatalogueStates } from './states/artifactCatalogueStates';
import { describeAccessibility } from './states/describeAccessibility';

describeAccessibility('trovi-artifact-catalogue', artifactCatalogueStates);
