export { styleSheet } from '../theme/sheet';
