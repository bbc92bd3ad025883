export { vars } from '../theme/contract.css';
export { keyDepth, leading, radius, size, text, weight } from '../theme/tokens';
