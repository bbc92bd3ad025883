export {
  FeaturedArtifacts,
  type FeaturedArtifactsProps,
} from '../components/catalogue/FeaturedArtifacts/FeaturedArtifacts';
export { PopularTags } from '../components/catalogue/PopularTags/PopularTags';
