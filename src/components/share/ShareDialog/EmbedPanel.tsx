import { useState } from 'react';
import { embedCode, type EmbedKind, type EmbedTheme } from '../../../domain/sharing/embedCode';
import { Segments } from '../../primitives/Segments/Segments';
import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';
import { CopyField } from './CopyField';
import { EmbedPreview } from './EmbedPreview';
import * as styles from './ShareDialog.css';

const kinds = [
  { value: 'card', name: 'Card' },
  { value: 'citation', name: 'Citation' },
] as const;
const themes = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'auto', name: 'Auto' },
] as const;
const forms = [
  { value: 'script', name: 'Script' },
  { value: 'light', name: 'Light script' },
] as const;
type EmbedForm = (typeof forms)[number]['value'];

const meanings: Record<EmbedForm, string> = {
  script: 'Always up to date. For pages that also show a list or a form.',
  light: 'Always up to date, with the smallest download.',
};

/** HTML to show the artifact on other sites, with a preview. */
export function EmbedPanel(shared: SharingProps) {
  const { configuration } = useServices();
  const [kind, setKind] = useState<EmbedKind>('card');
  const [form, setForm] = useState<EmbedForm>('light');
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const { widgetsUrl = '' } = configuration;
  const hasBadges = Boolean(shared.badges?.length);
  const options = { kind, theme, isLight: form === 'light', widgetsUrl, configuration, hasBadges };
  return (
    <>
      <div className={styles.choices}>
        <Segments legend="Show" options={kinds} value={kind} onChange={setKind} />
        <Segments legend="Theme" options={themes} value={theme} onChange={setTheme} />
        <Segments
          legend="Form"
          options={forms}
          value={form}
          onChange={setForm}
          hint={meanings[form]}
        />
      </div>
      <EmbedPreview {...shared} kind={kind} theme={theme} />
      <CopyField label="Code" subject="code" text={embedCode(shared, options)} isCode />
    </>
  );
}
