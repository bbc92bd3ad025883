export { ArtifactCardElement } from '../elements/artifact-card.element';
export {
  ArtifactCatalogueElement,
  type FiltersDetail,
} from '../elements/artifact-catalogue.element';
export { ArtifactDetailElement } from '../elements/artifact-detail.element';
export { ArtifactFormElement } from '../elements/artifact-form.element';
export type { DeletedDetail, SavedDetail } from '../elements/forms/ArtifactFormPart';
export { CitationBoxElement, type CopiedDetail } from '../elements/citation-box.element';
export type { ElementProblem } from '../elements/bridge/reportProblem';
export { configure, type PageConfiguration } from '../elements/runtime/settings/configure';
export type { GetPageToken } from '../elements/runtime/settings/configuredPage';
export type { OpeningDetail } from '../elements/runtime/openings';
export { VersionDialogElement } from '../elements/version-dialog.element';
export type { ClosedDetail, VersionCreatedDetail } from '../elements/forms/VersionDialogPart';
