import { describeUse } from './documented/describeUse';
import { citationBoxUse } from './documented/uses/citationBoxUse';

describeUse(citationBoxUse);
