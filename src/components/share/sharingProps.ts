import type { Artifact } from '../../domain/artifact/artifact';
import type { Badge } from '../../domain/artifact/badges/badge';
import type { StaticKind } from '../../domain/sharing/embedCode';
import type { SharedPage } from '../../domain/sharing/sharing';
import type { ColorTheme } from '../../domain/configuration/colorThemes';

/** The shared page. */
export interface SharingProps {
  /** The artifact to share. */
  artifact: Artifact;
  /** Slug of the version to share. @default the artifact as a whole */
  version?: string;
  /** The key that the page was opened with. It is passed on if the artifact is private. */
  sharingKey?: string;
  /** The artifact's badges. */
  badges?: readonly Badge[];
  /** Makes HTML that needs no script. Without it, the dialog does not offer that form. */
  renderHtml?: RenderHtml;
}

/** Creates HTML of the shared page, for a page that runs no script. */
export type RenderHtml = (
  shared: SharedPage,
  options: { kind: StaticKind; theme: ColorTheme },
) => Promise<string>;
