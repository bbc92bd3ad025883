import { shape, titleLines } from '../components/catalogue/GridSkeleton/GridSkeleton.css';
import { CitationBox, type CitationFormat } from '../components/citation/CitationBox/CitationBox';
import { bar, sheet } from '../components/citation/CitationBox/CitationBox.css';
import { padded, panel } from '../components/primitives/Panel/Panel.css';
import { baseStyle } from '../components/primitives/base/base.css';
import { createElement } from './bridge/createElement';
import { describeElement } from './description/describeElement';
import { FedArtifact } from './runtime/feeding/FedArtifact';

/** The detail of `trovi-copied`. */
export interface CopiedDetail {
  /** The text that was copied to the clipboard. */
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

/** The description of `trovi-citation-box`, the citation of an artifact. */
export const citationBox = describeElement<CitationBoxElementProps>({
  tag: 'trovi-citation-box',
  component: CitationBoxPart,
  attributes: {
    artifactId: { kind: 'string' },
    sharingKey: { kind: 'string' },
    version: { kind: 'string' },
    format: { kind: 'string', values: ['citation', 'bibtex'], default: 'citation' },
  },
  events: { onCopied: { type: 'trovi-copied' } },
});

/** The class of `trovi-citation-box`. */
export const CitationBoxElement = createElement(citationBox);
