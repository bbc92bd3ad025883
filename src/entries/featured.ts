export {
  FeaturedArtifacts,
  type FeaturedArtifactsProps,
} from '../components/FeaturedArtifacts/FeaturedArtifacts';
