import { useState } from 'react';
import { embedCode, type EmbedKind } from '../../../domain/sharing/embedCode';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Segments } from '../../ui/Segments/Segments';
import { Spinner } from '../../ui/Spinner/Spinner';
import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';
import { CopyField } from './CopyField';
import { ElementPreview } from './ElementPreview';
import { MarkupPreview } from './MarkupPreview';
import { PreviewFrame } from './PreviewFrame';
import * as styles from './ShareDialog.css';
import { useStaticHtml } from './useStaticHtml';
import type { ColorTheme } from '../../../domain/configuration/colorThemes';

const kinds = [
  { value: 'card', name: 'Card' },
  { value: 'citation', name: 'Citation' },
  { value: 'detail', name: 'Details' },
] as const;
const themes = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'auto', name: 'Auto' },
] as const;
const fileChoices = [
  { value: 'without', name: 'Without files' },
  { value: 'with', name: 'With files' },
] as const;
const forms = [
  { value: 'script', name: 'Script' },
  { value: 'html', name: 'HTML only' },
] as const;

const meanings = {
  script: 'Always up to date.',
  html: 'Needs no script. It stays as it is now, even if the artifact changes.',
};

/** HTML to show the artifact on other sites, with a preview. */
export function EmbedPanel(shared: SharingProps) {
  const { configuration } = useServices();
  const { widgetsUrl, fileHosts } = configuration;
  const [kind, setKind] = useState<EmbedKind>('card');
  const [fileChoice, setFileChoice] = useState<'with' | 'without'>('without');
  const isDetail = kind === 'detail';
  const offered = forms.filter(({ value }) =>
    value === 'html' ? shared.renderHtml && !isDetail : widgetsUrl,
  );
  const [chosenForm, setForm] = useState(offered[0]?.value ?? 'html');
  const form = isDetail ? 'script' : chosenForm;
  const [theme, setTheme] = useState<ColorTheme>('auto');
  const isHtml = form === 'html';
  const { html, hasFailed, retry } = useStaticHtml(
    shared,
    { kind: isDetail ? 'card' : kind, theme },
    isHtml,
  );
  const hasBadges = Boolean(shared.badges?.length);
  const showsFiles = fileChoice === 'with';
  const elementOptions = { widgetsUrl: widgetsUrl ?? '', hasBadges, showsFiles };
  const code = isHtml ? html : embedCode(shared, { kind, theme, configuration, ...elementOptions });
  return (
    <>
      <div className={styles.choices}>
        <Segments
          legend="Show"
          // The details need the script.
          options={kinds.filter(({ value }) => widgetsUrl ?? value !== 'detail')}
          value={kind}
          onChange={setKind}
        />
        {isDetail && fileHosts && (
          <Segments
            legend="Files"
            options={fileChoices}
            value={fileChoice}
            onChange={setFileChoice}
            hint="A policy of your page must allow the hosts of the files."
          />
        )}
        <Segments legend="Theme" options={themes} value={theme} onChange={setTheme} />
        <Segments
          legend="Form"
          options={offered}
          value={form}
          onChange={setForm}
          hint={meanings[form]}
        />
      </div>
      {code === undefined ? (
        <div className={styles.waiting} role="status">
          {hasFailed ? (
            <>
              The HTML could not be created.
              <button type="button" className={`${button} ${smallButton}`} onClick={retry}>
                Try again
              </button>
            </>
          ) : (
            <Spinner label="Creating the HTML…" />
          )}
        </div>
      ) : (
        <>
          {isDetail ? (
            <p className={styles.remark}>The element shows what this page shows.</p>
          ) : (
            <PreviewFrame theme={theme === 'auto' ? undefined : theme}>
              {isHtml ? (
                <MarkupPreview markup={code} />
              ) : (
                <ElementPreview {...shared} kind={kind} />
              )}
            </PreviewFrame>
          )}
          <CopyField label="Code" subject="code" text={code} isCode />
        </>
      )}
    </>
  );
}
