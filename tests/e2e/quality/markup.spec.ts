import { htmlValidate } from '../../markup/htmlValidate';
import { testMarkup } from '../../markup/markupTests';

testMarkup(htmlValidate);
