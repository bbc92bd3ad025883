import { badgeSvg } from '../../../domain/artifact/badges/badgeSvg';
import { badgeHtml, badgeMarkdown } from '../../../domain/sharing/badgeCode';
import { badgeUrl } from '../../../domain/addresses/routes';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { downloadIcon } from '../../ui/Icon/actionIcons';
import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';
import { CopyField } from './CopyField';
import { MarkupPreview } from './MarkupPreview';
import { PreviewFrame } from './PreviewFrame';
import * as styles from './ShareDialog.css';

const fileName = 'artifact-badge.svg';

/** A picture for a README that links to the artifact. */
export function BadgePanel(shared: SharingProps) {
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
