import { useMemo } from 'react';
import { createArtifactEditor } from '../../src/api/editing/createArtifactEditor';
import type { OwnToolsProps } from '../../src/components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { ArtifactSelection } from '../../src/components/catalogue/ArtifactSelection/ArtifactSelection';
import { useServices } from '../../src/components/services/TroviContext';
import { useSession } from '../session/SessionContext';

export interface SelectionModeProps extends OwnToolsProps {
  /** The name of an unfinished change in the session's storage. */
  storageKey: string;
  /** Whether a press opened the mode, which then takes the focus. */
  takesFocus: boolean;
  /** Called when the user leaves the mode. */
  onClose: () => void;
}

/** The mode to select artifacts, with the editor that changes them. */
export function SelectionMode(props: SelectionModeProps) {
  const { configuration } = useServices();
  const { getToken } = useSession();
  const editor = useMemo(
    () => createArtifactEditor({ ...configuration, getToken }),
    [configuration, getToken],
  );
  return <ArtifactSelection {...props} editor={editor} storage={sessionStorageOf()} />;
}

/** The tab's storage. Reading it throws where it is blocked. */
function sessionStorageOf(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
