import { useState } from 'react';
import type { RunSource } from '../../../domain/runElsewhere/runSource';
import { pictureHtml, pictureMarkdown } from '../../../domain/sharing/badgeCode';
import { runBadge, type RunBadgeName } from '../../../domain/sharing/runBadges';
import { TextField } from '../../ui/Field/TextField';
import { CopyField } from './CopyField';
import * as styles from './ShareDialog.css';

interface RunBadgeProps {
  name: RunBadgeName;
  source: RunSource;
}

/** The badge of a place that runs the version. Its picture is on the server of the place. */
export function RunBadge({ name, source }: RunBadgeProps) {
  const [notebook, setNotebook] = useState('');
  const badge = runBadge(name, source, notebook);
  return (
    <>
      {name === 'colab' && (
        <TextField
          label="Notebook"
          name="notebook"
          value={notebook}
          placeholder="notebooks/figures.ipynb"
          hint="The path of a notebook in the repository."
          problem={notebook.trim() && !badge ? 'Enter a path that ends in .ipynb.' : undefined}
          onChange={setNotebook}
        />
      )}
      {badge && (
        <>
          <p className={styles.remark}>
            The picture “{badge.name}” comes from {new URL(badge.picture).host}, which learns the IP
            address of each reader.
          </p>
          <CopyField label="Markdown" subject="Markdown" text={pictureMarkdown(badge)} isCode />
          <CopyField label="HTML" subject="HTML" text={pictureHtml(badge)} isCode />
        </>
      )}
    </>
  );
}
