import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { KindFields } from '../../forms/KindFields/KindFields';
import { LinkRows } from '../../forms/KindFields/LinkRows';
import { useVersionEntries, type VersionCheck } from '../../forms/KindFields/useVersionEntries';
import type { VersionDraft } from '../../forms/KindFields/versionDialogProps';
import type { MoreProps } from './moreOptionsProps';
import * as styles from './MoreOptions.css';

interface FirstVersionProps extends Pick<MoreProps, 'checkTemplate' | 'onNotify'> {
  draft: VersionDraft;
  onDraft: (draft: VersionDraft) => void;
  findGitRefs: ArtifactEditor['findGitRefs'];
  /** Gets the function that checks the entries. */
  checkRef: RefObject<(() => Promise<VersionCheck>) | undefined>;
}

/** The fields of a version that is created with its artifact. */
export function FirstVersion({ checkRef, findGitRefs, ...props }: FirstVersionProps) {
  const { draft } = props;
  const fields = useRef<HTMLDivElement>(null);
  const editor = useMemo(() => ({ findGitRefs }), [findGitRefs]);
  const entries = useVersionEntries({ ...props, editor, fields });
  useLayoutEffect(() => {
    checkRef.current = async () => {
      const found = entries.check();
      if (!found.version || !entries.hasSyntax || (await entries.checkSyntax())) return found;
      return { wrong: 'template' };
    };
  });
  return (
    <div ref={fields} className={styles.fields}>
      <KindFields draft={draft} form={entries} />
      {draft.kind === 'doi' && (
        <p className={styles.remark}>
          A Zenodo record makes the artifact visible to everyone, and its version cannot be deleted.
        </p>
      )}
      <LinkRows
        links={draft.links}
        onChange={(links) => entries.change({ ...draft, links })}
        problemOf={entries.problemOf}
        isDisabled={false}
      />
      {entries.incomplete && (
        <p className={styles.problem} role="alert">
          {entries.incomplete}
        </p>
      )}
    </div>
  );
}
