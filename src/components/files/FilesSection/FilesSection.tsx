import { useState } from 'react';
import { contentsKindOf } from '../../../domain/artifact/contents/contentsKind';
import { doiUrl, versionDoi } from '../../../domain/artifact/contents/versionContents';
import { gitSourceOf } from '../../../domain/artifact/git/git';
import { repositoryPageUrl } from '../../../domain/artifact/git/repositoryLinks';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import type { FileSource } from '../../../domain/files/fileSource';
import type { FileHost } from '../../../domain/configuration/fileHosts';
import type { FileReader } from '../../../domain/ports/fileReader';
import { useServices } from '../../services/TroviContext';
import { useIsHydrating } from '../../services/useBrowserValue';
import { muted } from '../../ui/base/base.css';
import { lazyCode, LazyNote, type LazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import type { CellLinks } from '../Notebook/cellLinks';
import { FoldedSection } from '../FoldedSection/FoldedSection';
import { useFileSource } from '../useFileSource';

const browser = /* @__PURE__ */ lazyCode(async () => (await import('./FileBrowser')).FileBrowser);

export interface FilesSectionProps {
  /** The version whose files to show. */
  version: ArtifactVersion;
  /** The hosts of files. @default `fileHosts` of the configuration */
  hosts?: readonly FileHost[];
  /** Reads files from their hosts. Loads when the section is opened. */
  reader: LazyCode<FileReader>;
  /** Path of the file that is open. */
  file?: string;
  /** The addresses of the cells of a notebook. Without them, cells have no links. */
  cells?: CellLinks;
  /** Called when a person opens a file, or closes it. */
  onFile: (path: string | undefined) => void;
}

/**
 * The files of a version, where there are hosts for them. Folded: the host of the
 * files is asked only when a reader opens the section, or an address that names a file.
 */
export function FilesSection({ version, hosts, reader, file, cells, onFile }: FilesSectionProps) {
  const { configuration } = useServices();
  const fileHosts = hosts ?? configuration.fileHosts;
  const isHydrating = useIsHydrating();
  const [isChosen, setChosen] = useState<boolean>();
  const { contentsUrn } = version;
  const source = useFileSource(contentsUrn, hosts);
  if (!fileHosts) return null;
  const isOpen = isChosen ?? (file !== undefined && !isHydrating);
  const contents = source ? (
    <Browser key={contentsUrn} {...{ source, reader, file, cells, onFile }} />
  ) : (
    <WayThere version={version} />
  );
  return (
    <FoldedSection
      title="Files"
      part="files"
      isOpen={isOpen}
      onToggle={setChosen}
      subject="The list of files"
      change={contentsUrn}
    >
      {contents}
    </FoldedSection>
  );
}

type BrowserProps = Omit<FilesSectionProps, 'version' | 'hosts'> & {
  source: FileSource;
};

function Browser({ reader, ...props }: BrowserProps) {
  const view = useLazyCode(browser);
  const reading = useLazyCode(reader);
  if (view.code && reading.code) return <view.code {...props} reader={reading.code} />;
  return <LazyNote state={view.code ? reading : view} subject="The list of files" />;
}

/** Says why there are no files, and where they are. */
function WayThere({ version }: Pick<FilesSectionProps, 'version'>) {
  const { urnProvider, testbedName } = useServices().configuration;
  const repository = gitSourceOf(version.contentsUrn)?.repository;
  const page = repository && repositoryPageUrl(repository);
  if (page) {
    return (
      <p className={muted}>
        The host of this repository does not let this page show its files.{' '}
        <a href={page} target="_blank" rel="noopener noreferrer">
          Open the repository
        </a>
      </p>
    );
  }
  const doi = versionDoi(version);
  if (doi) {
    return (
      <p className={muted}>
        The archive of this version does not let this page show its files.{' '}
        <a href={doiUrl(doi)} target="_blank" rel="noopener noreferrer">
          Open the archive
        </a>
      </p>
    );
  }
  if (contentsKindOf(version, urnProvider) === 'object-store') {
    return (
      <p className={muted}>
        The files of this version are in the object store of {testbedName}, which this page cannot
        read. Launch or download the version to see them.
      </p>
    );
  }
  return <p className={muted}>The contents of this version are not files that pages can show.</p>;
}
