import { shape, titleLines } from '../components/ui/Skeleton/Skeleton.css';
import { CitationBox } from '../components/citation/CitationBox/CitationBox';
import { bar, sheet } from '../components/citation/CitationBox/CitationBox.css';
import { type CitationFormat, citationFormats } from '../domain/citation/citationFormats';
import { type CitationStyle, citationStyles } from '../domain/citation/styles/citationStyle';
import { padded, panel } from '../components/ui/Panel/Panel.css';
import { baseStyle } from '../components/ui/base/base.css';
import { createElement } from './bridge/createElement';
import { describeElement } from './description/describeElement';
import { VersionCheck } from './runtime/providedData/VersionCheck';
import { ElementArtifact } from './runtime/providedData/ElementArtifact';

/** The detail of `trovi-copy`. */
export interface CopiedDetail {
  /** The text that was copied to the clipboard. */
  text: string;
  format: CitationFormat;
  /** The style of a citation. Absent for BibTeX. */
  style?: CitationStyle;
}

interface CitationBoxElementProps {
  artifactId?: string;
  sharingKey?: string;
  version?: string;
  format?: CitationFormat;
  citationStyle?: CitationStyle;
  onCopy: (detail: CopiedDetail) => boolean;
}

function CitationBoxPart(props: CitationBoxElementProps) {
  const { artifactId, sharingKey, version, format, citationStyle, onCopy } = props;
  return (
    <ElementArtifact id={artifactId} sharingKey={sharingKey} skeleton={<Skeleton />}>
      {(artifact) => (
        <VersionCheck artifact={artifact} version={version}>
          <CitationBox
            key={`${format} ${citationStyle}`}
            artifact={artifact}
            version={version}
            format={format}
            citationStyle={citationStyle}
            onCopied={(text, copied) => onCopy({ text, ...copied })}
          />
        </VersionCheck>
      )}
    </ElementArtifact>
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
export const citationBox = /* @__PURE__ */ describeElement<CitationBoxElementProps>({
  tag: 'trovi-citation-box',
  component: CitationBoxPart,
  attributes: {
    artifactId: { kind: 'string' },
    sharingKey: { kind: 'string' },
    version: { kind: 'string' },
    format: { kind: 'string', values: citationFormats, default: 'citation' },
    citationStyle: { kind: 'string', values: citationStyles },
  },
  events: { onCopy: { type: 'trovi-copy', formerType: 'trovi-copied' } },
});

/** The class of `trovi-citation-box`. */
export const CitationBoxElement = /* @__PURE__ */ createElement(citationBox);
