import { defineElement } from '../../elements/bridge/defineElement';
import { citationBox, CitationBoxElement } from '../../elements/citation-box.element';

defineElement(citationBox.tag, CitationBoxElement);
