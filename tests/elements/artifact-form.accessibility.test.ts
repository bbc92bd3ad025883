import '../../src/entries/define/artifact-form';
import { artifactFormStates } from './states/artifactFormStates';
import { describeAccessibility } from './states/describeAccessibility';

describeAccessibility('trovi-artifact-form', artifactFormStates);
