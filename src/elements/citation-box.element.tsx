import { shape, titleLines } from '../components/catalogue/GridSkeleton/GridSkeleton.css';
import { CitationBox, type CitationFormat } from '../components/citation/CitationBox/CitationBox';
import { bar, sheet } from '../components/citation/CitationBox/CitationBox.css';
import { padded, panel } from '../components/primitives/Panel/Panel.css';
import { baseStyle } from '../components/primitives/base/base.css';
import { createElement } from './description/createElement';
import { describeElement } from './description/describeElement';
import { FedArtifact } from './runtime/feeding/FedArtifact';

/** The detail of `trovi-copied`. */
export interface CopiedDetail {
  /** The text that reached the clipboard. */
  text: string;
}

interface CitationBoxElementProps {
  artifactId?: string;
  sharingKey?: string;
  version?: string;
  format?: CitationFormat;
  onCopied: (detail: CopiedDetail) => boolean;
}

function CitationBoxPart(props: CitationBoxElementProps) {
  const { artifactId, sharingKey, version, format, onCopied } = props;
  return (
    <FedArtifact id={artifactId} sharingKey={sharingKey} skeleton={<Skeleton />}>
      {(artifact) => (
        <CitationBox
          key={format}
          artifact={artifact}
          version={version}
          format={format}
          onCopied={(text) => onCopied({ text })}
        />
      )}
    </FedArtifact>
  );
}

function Skeleton() {
  return (
    <div className={`${baseStyle} ${panel} ${padded}`} aria-hidden="true">
      <div className={bar}>
        <div className={shape} style={{ width: '40%' }} />
      </div>
      <div className={`${sheet} ${titleLines}`}>
        <div className={shape} />
        <div className={shape} style={{ width: '62%' }} />
      </div>
    </div>
  );
}

/** The citation of an artifact, for any page. */
export const citationBox = describeElement<CitationBoxElementProps>({
  tag: 'trovi-citation-box',
  summary: 'The text to cite an artifact by, as a sentence and as BibTeX, with a copy button.',
  component: CitationBoxPart,
  attributes: {
    artifactId: { kind: 'string', doc: 'Id of the artifact to fetch and cite.' },
    sharingKey: {
      kind: 'string',
      doc: 'Opens a private artifact. Whoever can read the page can read the key.',
    },
    version: { kind: 'string', doc: 'Slug of the version to cite; without it the newest one.' },
    format: {
      kind: 'string',
      values: ['citation', 'bibtex'],
      default: 'citation',
      doc: 'The form that is open at first.',
    },
  },
  events: {
    onCopied: {
      type: 'trovi-copied',
      detail: 'CopiedDetail',
      doc: 'The citation has reached the clipboard.',
    },
  },
  parts: {
    box: 'The box itself.',
    tab: 'Each of the two tabs.',
    text: 'The ground of the citation.',
    failure: 'What stands there where the artifact cannot be shown.',
  },
});

/** The class of `trovi-citation-box`. */
export const CitationBoxElement = createElement(citationBox);
