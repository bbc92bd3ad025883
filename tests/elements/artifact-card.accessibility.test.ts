import '../../src/entries/define/artifact-card';
import { artifactCardStates } from './states/artifactCardStates';
import { describeAccessibility } from './states/describeAccessibility';

describeAccessibility('trovi-artifact-card', artifactCardStates);
