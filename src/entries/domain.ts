export type { Artifact, Reproducibility, Visibility } from '../domain/artifact';
export {
  artifactDoi,
  authorString,
  canEdit,
  canEditRoles,
  displayTitle,
  gitHubRepositoryOfArtifact,
  gitSourceOfArtifact,
  hasDoi,
  isCollection,
  isLinkedTo,
  isOwner,
  isPrivateWithoutDoi,
  latestMonthAndYear,
  totalMetrics,
} from '../domain/artifacts';
export type { Author } from '../domain/author';
export { type Badge, type BadgeCatalogue, badgesOf, noBadges } from '../domain/badge';
export { bibtex } from '../domain/bibtex';
export {
  type CatalogueQuery,
  readCatalogueQuery,
  writeCatalogueQuery,
} from '../domain/catalogueQuery';
export { citationText } from '../domain/citation';
export {
  type CatalogueConfiguration,
  type ConfigurationReading,
  readConfiguration,
} from '../domain/configuration';
export { artifactUrl, catalogueUrl } from '../domain/dashboardLinks';
export { CallError, type CallErrorCode } from '../domain/errors';
export { countFacets, type FacetCounts, facetKey } from '../domain/facets';
export {
  type ArtifactFilters,
  filterArtifacts,
  type FlagFilter,
  noFilters,
} from '../domain/filters';
export {
  type Glyph,
  type GlyphCell,
  type GlyphHue,
  glyphOf,
  type GlyphShape,
} from '../domain/glyph';
export type { LinkedArtifact, LinkingArtifact } from '../domain/links';
export type { Metrics } from '../domain/metrics';
export type {
  ArtifactPage,
  ArtifactRepository,
  FindOptions,
  ListOptions,
  Session,
  SessionState,
} from '../domain/ports';
export type { Role, RoleAssignment } from '../domain/role';
export { type ArtifactSort, sortArtifacts } from '../domain/sorting';
export { parseUrn, readUrn, type Urn, UrnError, userUrn, usernameOf } from '../domain/urn';
export type { User } from '../domain/user';
export type { ArtifactVersion, EnvironmentSetup, VersionLink } from '../domain/version';
export { findVersion, latestVersion, versionDoi } from '../domain/versions';
