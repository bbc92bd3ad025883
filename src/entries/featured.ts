export {
  FeaturedArtifacts,
  type FeaturedArtifactsProps,
} from '../components/catalogue/FeaturedArtifacts/FeaturedArtifacts';
