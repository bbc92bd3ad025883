import { describeUse } from './documented/describeUse';
import { versionDialogUse } from './documented/uses/versionDialogUse';

describeUse(versionDialogUse);
