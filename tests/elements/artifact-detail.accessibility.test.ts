import '../../src/entries/define/artifact-detail';
import { artifactDetailStates } from './states/artifactDetailStates';
import { describeAccessibility } from './states/describeAccessibility';

describeAccessibility('trovi-artifact-detail', artifactDetailStates);
