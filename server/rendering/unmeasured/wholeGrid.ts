/** In place of the grid that shows the cards near the window: a grid of all cards. */
export { ArtifactGrid as WindowedGrid } from '../../../src/components/catalogue/ArtifactGrid/ArtifactGrid';
