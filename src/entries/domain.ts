export type { Artifact, Reproducibility, Visibility } from '../domain/artifact';
export {
  type ArtifactDraft,
  draftLimits,
  emptyArtifactDraft,
  isEmptyArtifactDraft,
  tidyArtifactDraft,
} from '../domain/artifactDraft';
export type { ArtifactEditor, MetadataChanges } from '../domain/artifactEditor';
export {
  artifactDoi,
  authorNames,
  authorString,
  canEdit,
  canEditRoles,
  displayTitle,
  gitHubRepositoryOfArtifact,
  gitHubUrl,
  gitSourceOfArtifact,
  hasDoi,
  isCollection,
  isLinkedTo,
  isOpenToAll,
  isOwner,
  isPrivateWithoutDoi,
  latestMonthAndYear,
  totalMetrics,
  versionMetrics,
} from '../domain/artifacts';
export type { ArtifactWriter } from '../domain/artifactWriter';
export type { Author } from '../domain/author';
export { looksLikeEmail } from '../domain/authorEmail';
export { type Badge, type BadgeCatalogue, badgesOf, noBadges } from '../domain/badge';
export { bibtex, citationKey } from '../domain/bibtex';
export {
  type CatalogueQuery,
  readCatalogueQuery,
  writeCatalogueQuery,
} from '../domain/catalogueQuery';
export { countCharacters, limitProblem, tidyText } from '../domain/characters';
export { type CitationOptions, citationText, citationUrl } from '../domain/citation';
export {
  type CatalogueConfiguration,
  type ConfigurationReading,
  readConfiguration,
} from '../domain/configuration';
export {
  type ArtifactLinkOptions,
  artifactUrl,
  catalogueUrl,
  editUrl,
  loginUrl,
} from '../domain/dashboardLinks';
export {
  type AuthorField,
  type DraftField,
  type DraftProblem,
  findDraftProblems,
} from '../domain/draftProblems';
export { CallError, type CallErrorCode, errorMessage } from '../domain/errors';
export { countFacets, type FacetCounts, facetKey } from '../domain/facets';
export {
  type ArtifactFilters,
  countFilters,
  filterArtifacts,
  type FilterContext,
  type FlagFilter,
  isFiltering,
  noFilters,
} from '../domain/filters';
export {
  cloneCommands,
  cloneUrl,
  type GitHubRepository,
  gitHubRepositoryOf,
  type GitSource,
  gitSourceOf,
  repositoryName,
  repositoryPageUrl,
} from '../domain/git';
export type { GitRef } from '../domain/gitRefs';
export {
  type Glyph,
  type GlyphCell,
  type GlyphHue,
  glyphOf,
  type GlyphShape,
} from '../domain/glyph';
export type {
  IdentityConfiguration,
  IdentityOptions,
  ProviderIdentity,
  RealmIdentity,
} from '../domain/identityConfiguration';
export type { LinkedArtifact, LinkingArtifact } from '../domain/links';
export type { Metrics } from '../domain/metrics';
export {
  configureDaypassUrl,
  downloadUrl,
  type LaunchOptions,
  launchUrl,
  type PortalLinkOptions,
  requestDaypassUrl,
} from '../domain/portalLinks';
export type {
  ArtifactPage,
  ArtifactRepository,
  CatalogueMemory,
  FindOptions,
  GetToken,
  ListOptions,
  LoginOptions,
  LogoutOptions,
  RememberedArtifacts,
  Session,
  SessionState,
  SignOnSession,
  TokenWish,
} from '../domain/ports';
export { rememberedArtifacts } from '../domain/rememberedArtifacts';
export { RefusedDraftError } from '../domain/refusedDraft';
export { readRepositoryAddress, type RepositoryAddressReading } from '../domain/repositoryAddress';
export type { Role, RoleAssignment } from '../domain/role';
export { SignOnError, type SignOnErrorCode } from '../domain/signOnError';
export { type ArtifactSort, artifactSorts, defaultSort, sortArtifacts } from '../domain/sorting';
export { readStoredArtifacts, writeStoredArtifacts } from '../domain/storedArtifacts';
export { discardDrafts, discardEdits, type DraftStorage, hasDrafts } from '../domain/storedDraft';
export { selectableTags } from '../domain/tagChoice';
export {
  formatDay,
  formatExactTime,
  type MonthAndYear,
  monthAndYear,
  parseTimestamp,
} from '../domain/timestamps';
export {
  doiContentsUrn,
  gitContentsUrn,
  isSameUrn,
  parseDoiUrn,
  parseUrn,
  projectUrn,
  readUrn,
  type Urn,
  type UrnNames,
  userUrn,
  usernameOf,
} from '../domain/urn';
export { UrnError, type UrnErrorCode } from '../domain/urnError';
export type { User } from '../domain/user';
export type { ArtifactVersion, EnvironmentSetup, VersionLink } from '../domain/version';
export {
  type ContentsKind,
  contentsKindOf,
  doiUrl,
  findVersion,
  isGitVersion,
  isSameVersion,
  latestVersion,
  otherVersions,
  type SourceCodeSetup,
  sourceCodeSetup,
  versionDoi,
} from '../domain/versions';
