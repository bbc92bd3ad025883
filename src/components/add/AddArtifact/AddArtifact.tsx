import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { ArtifactForm } from '../ArtifactForm/ArtifactForm';
import { penIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import { branchIcon } from '../../ui/Icon/objectIcons';
import { ImportForm } from '../ImportForm/ImportForm';
import { baseStyle } from '../../ui/base/base.css';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import type { AddMode } from '../../../domain/addresses/routeQueries';
import type { AddFormProps } from '../addFormProps';
import { useChangeReport } from '../../services/useChangeReport';
import * as styles from './AddArtifact.css';

const modes: { mode: AddMode; name: string; icon: string; Form: typeof ArtifactForm }[] = [
  { mode: 'import', name: 'Import from GitHub', icon: branchIcon, Form: ImportForm },
  { mode: 'manual', name: 'Manual Entry', icon: penIcon, Form: ArtifactForm },
];

export interface AddArtifactProps extends AddFormProps {
  /** The open tab. */
  mode: AddMode;
  /** Called with the tab that the user opens. */
  onModeChange: (mode: AddMode) => void;
}

/** Two ways to add an artifact, one tab each. Each keeps its entries while the other is open. */
export function AddArtifact(props: AddArtifactProps) {
  const { mode, onModeChange, onDirtyChange, onCreated, ...formProps } = props;
  const [dirty, setDirty] = useState({ import: false, manual: false });
  useChangeReport(dirty.import || dirty.manual, false, onDirtyChange);
  const leave = (artifactId: string) => {
    onDirtyChange?.(false);
    onCreated(artifactId);
  };
  return (
    <Tabs.Root
      className={baseStyle}
      value={mode}
      onValueChange={(value) => onModeChange(value as AddMode)}
    >
      <Tabs.List className={styles.tabs} aria-label="How to add an artifact">
        {modes.map(({ mode: value, name, icon }) => (
          <Tabs.Trigger key={value} className={styles.tab} value={value}>
            <Icon path={icon} />
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {modes.map(({ mode: value, Form }) => (
        <Tabs.Content
          key={value}
          className={styles.sheet}
          value={value}
          forceMount
          // The content takes the focus itself.
          tabIndex={-1}
          hidden={value !== mode}
        >
          <PartBoundary name="This form" remark="What you typed is kept.">
            <Form
              {...formProps}
              onCreated={leave}
              onDirtyChange={(isDirty) => setDirty((known) => ({ ...known, [value]: isDirty }))}
            />
          </PartBoundary>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
