export { observe } from '../elements/autoloader';
