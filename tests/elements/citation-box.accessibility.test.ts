import '../../src/entries/define/citation-box';
import { citationBoxStates } from './states/citationBoxStates';
import { describeAccessibility } from './states/describeAccessibility';

describeAccessibility('trovi-citation-box', citationBoxStates);
