import { useEffect } from 'react';
import { preloadMarkdown } from '../Markdown/useMarkdownRenderer';
import { padded, panel } from '../Panel/Panel.css';
import { part, spokenOnly } from '../Part/Part.css';
import * as styles from './ArtifactDetail.css';
import * as shapes from './ArtifactDetailSkeleton.css';

/** The shape of an artifact that is still to come. */
export function ArtifactDetailSkeleton() {
  // The description will want it as soon as the artifact is there.
  useEffect(preloadMarkdown, []);
  return (
    <div className={`${part} ${styles.slot}`}>
      <p className={spokenOnly} role="status">
        Loading the artifact…
      </p>
      <div className={styles.layout} aria-hidden="true">
        <div className={`${styles.header} ${styles.head}`}>
          <div className={shapes.glyph} />
          <div className={styles.headMain}>
            <div className={shapes.title} />
            <div className={shapes.title} style={{ width: '58%' }} />
            <div className={shapes.tags} />
          </div>
        </div>
        <div className={styles.contents}>
          <PanelShape lines={['40%']} action />
        </div>
        <div className={styles.main}>
          <div className={shapes.lines}>
            <div className={shapes.heading} />
            {['96%', '100%', '92%', '60%', '0%', '98%', '94%', '100%', '35%'].map(
              (width, index) => (
                <div key={index} className={shapes.line} style={{ width }} />
              ),
            )}
          </div>
        </div>
        <div className={styles.side}>
          <PanelShape lines={['50%', '80%', '70%', '55%']} />
          <PanelShape lines={['60%', '65%', '60%']} />
        </div>
      </div>
    </div>
  );
}

function PanelShape({ lines, action }: { lines: string[]; action?: boolean }) {
  return (
    <div className={`${panel} ${padded} ${shapes.lines}`}>
      <div className={shapes.panelTitle} />
      {action && <div className={shapes.action} />}
      {lines.map((width, index) => (
        <div key={index} className={shapes.line} style={{ width }} />
      ))}
    </div>
  );
}
