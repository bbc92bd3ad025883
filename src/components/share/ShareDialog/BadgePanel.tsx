import { useState } from 'react';
import { badgeSvg } from '../../../domain/artifact/badges/badgeSvg';
import { badgeHtml, badgeMarkdown } from '../../../domain/sharing/badgeCode';
import { runBadgesOf } from '../../../domain/sharing/runBadges';
import { badgeUrl } from '../../../domain/addresses/routes';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { downloadIcon } from '../../ui/Icon/actionIcons';
import { Segments } from '../../ui/Segments/Segments';
import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';
import { CopyField } from './CopyField';
import { MarkupPreview } from './MarkupPreview';
import { PreviewFrame } from './PreviewFrame';
import { RunBadge } from './RunBadge';
import * as styles from './ShareDialog.css';

const fileName = 'artifact-badge.svg';

const badgeNames = { artifact: 'Artifact', binder: 'Binder', colab: 'Colab' };

/** A picture for a README that links to the artifact, or to a place that runs it. */
export function BadgePanel(shared: SharingProps) {
  const { configuration } = useServices();
  const { source, names } = runBadgesOf(shared, configuration);
  const [chosen, choose] = useState<keyof typeof badgeNames>('artifact');
  const kinds = ['artifact' as const, ...names];
  return (
    <>
      {names.length > 0 && (
        <Segments
          legend="Leads to"
          options={kinds.map((value) => ({ value, name: badgeNames[value] }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {source && chosen !== 'artifact' ? (
        <RunBadge key={chosen} name={chosen} source={source} />
      ) : (
        <ArtifactBadge {...shared} />
      )}
    </>
  );
}

function ArtifactBadge(shared: SharingProps) {
  const { artifact } = shared;
  const { dashboardUrl, productName, publishingServer } = useServices().configuration;
  // A server has no picture of an artifact that it must not show.
  const isServed = publishingServer && artifact.visibility === 'public';
  const picture = isServed ? badgeUrl(dashboardUrl, artifact.id) : fileName;
  const options = { picture, productName, dashboardUrl };
  const svg = badgeSvg(artifact);
  return (
    <>
      <PreviewFrame theme="light">
        <MarkupPreview markup={svg} />
      </PreviewFrame>
      {!isServed && (
        <div className={styles.fieldActions}>
          <a
            className={`${button} ${smallButton}`}
            href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            download={fileName}
          >
            <Icon path={downloadIcon} />
            Download the badge
          </a>
          <span className={styles.remark}>Save the file next to your README.</span>
        </div>
      )}
      <CopyField label="Markdown" subject="Markdown" text={badgeMarkdown(shared, options)} isCode />
      <CopyField label="HTML" subject="HTML" text={badgeHtml(shared, options)} isCode />
    </>
  );
}
