import '../../src/entries/define/version-dialog';
import { versionDialogStates } from './states/versionDialogStates';
import { describeAccessibility } from './states/describeAccessibility';

describeAccessibility('trovi-version-dialog', versionDialogStates);
