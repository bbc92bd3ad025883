import type { ReactNode } from 'react';
import { padded, panel } from '../../ui/Panel/Panel.css';
import { baseStyle, spokenOnly } from '../../ui/base/base.css';
import * as styles from './ArtifactDetail.css';
import * as shapes from './ArtifactDetailSkeleton.css';

/** Widths of the placeholder lines. 0 is the gap between paragraphs. */
const description = '96% 100% 92% 60% 0 98% 94% 100% 35% 0 100% 97% 90% 94% 48%'.split(' ');
const person = ['44%', '66%', '56%'];

/** The outline of an artifact that is loading. */
export function ArtifactDetailSkeleton() {
  return (
    <div className={`${baseStyle} ${styles.slot}`}>
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
          <PanelShape lines={['64%']}>
            <div className={shapes.action} />
            <div className={shapes.action} />
            <div className={shapes.snippet} />
          </PanelShape>
        </div>
        <div className={styles.main}>
          <div className={shapes.lines}>
            <div className={shapes.heading} />
            <Lines widths={description} />
          </div>
        </div>
        <div className={styles.side}>
          <PanelShape lines={person.concat(person, person)} />
          <PanelShape lines={['100%', '100%', '100%', '100%']} />
          <PanelShape lines={['100%', '100%', '70%']} />
        </div>
      </div>
    </div>
  );
}

function PanelShape({ lines, children }: { lines: readonly string[]; children?: ReactNode }) {
  return (
    <div className={`${panel} ${padded} ${shapes.lines}`}>
      <div className={shapes.panelTitle} />
      {children}
      <Lines widths={lines} />
    </div>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, index) => (
    <div key={index} className={shapes.line} style={{ width }} />
  ));
}
