import { testMarkup } from '../../markup/markupTests';
import { nu } from './nu';

testMarkup(nu);
