import { useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { bibtex } from '../../../domain/citation/bibtex';
import { citationText } from '../../../domain/citation/citation';
import { citedFacts } from '../../../domain/citation/citedFacts';
import type { CitationFormat } from '../../../domain/citation/citationFormats';
import type { CitationStyle } from '../../../domain/citation/styles/citationStyle';
import { findVersion, isUnknownVersion } from '../../../domain/artifact/versions/versions';
import { useServices } from '../../services/TroviContext';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { padded, panel } from '../../ui/Panel/Panel.css';
import * as Tabs from '../../ui/Tabs/Tabs';
import { baseStyle } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { CitationTools } from './CitationTools';
import { StyleChoice } from './StyleChoice';
import { useStyling } from './useStyling';
import * as styles from './CitationBox.css';

/** Longest text that is laid out, in characters (decision 30). */
const longestShown = 10_000;

export interface CitationBoxProps {
  /** The artifact to cite. */
  artifact: Artifact;
  /** Slug of the version to cite. @default the newest version */
  version?: string;
  /** The tab that opens first. @default 'citation' */
  format?: CitationFormat;
  /** The citation style that is chosen first. @default the one chosen last on this device */
  citationStyle?: CitationStyle;
  /** Called with the copied text. */
  onCopied?: (text: string, copied: CopiedCitation) => void;
}

/** The copied text. */
export interface CopiedCitation {
  format: CitationFormat;
  /** The style of a citation. Absent for BibTeX. */
  style?: CitationStyle;
}

/**
 * Shows an artifact's citation and BibTeX entry, with a copy button (product 2.5). If the artifact
 * lacks the version, says so and cites nothing.
 */
export function CitationBox(props: CitationBoxProps) {
  const isUnknown = isUnknownVersion(props.artifact, props.version);
  return (
    <section
      className={`${baseStyle} ${panel} ${padded} ${styles.box}`}
      part="box"
      aria-label="Cite this artifact"
    >
      {isUnknown ? <UnknownVersion slug={props.version} /> : <Citation {...props} />}
    </section>
  );
}

function UnknownVersion({ slug }: { slug?: string }) {
  return (
    <p role="status">
      <b>This version cannot be cited.</b> There is no “<bdi>{slug}</bdi>” here, or you do not have
      permission to view it.
    </p>
  );
}

function Citation(props: CitationBoxProps) {
  const { artifact, version, format: firstFormat = 'citation', onCopied } = props;
  const { productName, dashboardUrl, testbedName, supportEmail } = useServices().configuration;
  const [format, setFormat] = useState<string>(firstFormat);
  const shown = useRef<HTMLPreElement>(null);
  const userContent = useUserContent();
  const chosen = version ? findVersion(artifact, version) : undefined;
  const options = {
    productName,
    dashboardUrl,
    testbedName,
    supportEmail,
    ...(chosen && { version: chosen }),
  };
  const { archived } = citedFacts(artifact, options);
  const isBibtex = format === 'bibtex';
  const styling = useStyling(!isBibtex, props.citationStyle);
  const { style, tools } = styling;
  const styled =
    isBibtex || style === 'trovi'
      ? undefined
      : tools.code?.styledCitation(style, artifact, options);
  const own = () => (isBibtex ? bibtex(artifact, options) : citationText(artifact, options));
  const text = styled?.text ?? own();
  const copied: CopiedCitation = isBibtex
    ? { format: 'bibtex' }
    : { format: 'citation', style: styled ? style : 'trovi' };
  const isCut = text.length > longestShown;
  return (
    <>
      <Tabs.Root value={format} onValueChange={setFormat}>
        <div className={styles.bar}>
          <Tabs.List className={styles.tabs} aria-label="Format">
            <Tabs.Trigger className={styles.tab} part="tab" value="citation">
              Citation
            </Tabs.Trigger>
            <Tabs.Trigger className={styles.tab} part="tab" value="bibtex">
              BibTeX
            </Tabs.Trigger>
          </Tabs.List>
          <CopyButton
            text={text}
            part="copy"
            subject={isBibtex ? 'BibTeX' : 'citation'}
            write={styled?.write}
            shown={shown}
            onCopied={(copiedText) => onCopied?.(copiedText, copied)}
          />
        </div>
        {!isBibtex && <StyleChoice {...styling} />}
        <Tabs.Content className={styles.sheet} part="text" value={format}>
          <pre ref={shown} className={isBibtex ? styles.code : styles.sentence} {...userContent}>
            {isCut
              ? `${text.slice(0, longestShown)}…`
              : (styled?.parts.map((part, index) =>
                  part.isItalic ? <i key={index}>{part.text}</i> : part.text,
                ) ?? text)}
          </pre>
          {isCut && (
            <p className={styles.archived}>
              Only the beginning is shown. Copy includes everything.
            </p>
          )}
        </Tabs.Content>
      </Tabs.Root>
      <CitationTools artifact={artifact} options={options} />
      {archived && (
        <p className={styles.archived}>
          {archived.label}{' '}
          <a href={archived.url} target="_blank" rel="noopener noreferrer">
            {archived.url}
          </a>
        </p>
      )}
    </>
  );
}
