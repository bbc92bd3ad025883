import * as Tabs from '@radix-ui/react-tabs';
import { useRef, useState } from 'react';
import { isUnknownVersion } from '../../../domain/artifact/versions/versions';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { sharedKey } from '../../../domain/sharing/sharing';
import { tab, tabs } from '../../citation/CitationBox/CitationBox.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { Dialog } from '../../ui/Dialog/Dialog';
import type { SharingProps } from '../sharingProps';

import { BadgePanel } from './BadgePanel';
import { EmbedPanel } from './EmbedPanel';
import { LinkPanel } from './LinkPanel';
import * as styles from './ShareDialog.css';
import { useShareOffers } from './useShareOffers';

export interface ShareDialogProps extends SharingProps {
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

const names = { link: 'Link', embed: 'Embed', badge: 'Badge' };
const panels = { link: LinkPanel, embed: EmbedPanel, badge: BadgePanel };
const subjects = { link: 'link', embed: 'code', badge: 'code' };

/**
 * The dialog to share an artifact, or one of its versions: link and citation, embed code, and a
 * badge for a README (product 2.5).
 */
export function ShareDialog({ onClose, ...shared }: ShareDialogProps) {
  const offers = useShareOffers(shared);
  const [open, setOpen] = useState<keyof typeof names>('link');
  const first = useRef<HTMLButtonElement>(null);
  const userContent = useUserContent();
  const Panel = panels[open];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Share"
      description={<span {...userContent}>{displayTitle(shared.artifact)}</span>}
      size="large"
      initialFocus={first}
    >
      {isUnknownVersion(shared.artifact, shared.version) ? (
        <UnknownVersion slug={shared.version} />
      ) : (
        <Tabs.Root
          value={open}
          onValueChange={(value) => setOpen(value as keyof typeof names)}
          className={styles.tabSet}
        >
          <Tabs.List className={tabs} aria-label="What to share">
            {offers.map((name) => (
              <Tabs.Trigger
                key={name}
                ref={name === 'link' ? first : undefined}
                className={tab}
                value={name}
                // Only the open tab has a panel.
                {...(name !== open && { 'aria-controls': undefined })}
              >
                {names[name]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content className={styles.panel} value={open} tabIndex={-1}>
            {sharedKey(shared) && <KeyWarning subject={subjects[open]} />}
            <Panel {...shared} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </Dialog>
  );
}

function UnknownVersion({ slug }: { slug?: string }) {
  return (
    <p role="status">
      <b>This version cannot be shared.</b> There is no “<bdi>{slug}</bdi>” here, or you do not have
      permission to view it.
    </p>
  );
}

function KeyWarning({ subject }: { subject: string }) {
  return (
    <p className={styles.warning}>
      This artifact is private. The {subject} contains its sharing key: anyone who can read it can
      open the artifact.
    </p>
  );
}
