import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { fileFormat } from '../../../domain/files/fileFormat';
import { pageAddress, rawAddress } from '../../../domain/files/filePlace';
import { hostName } from '../../../domain/files/fileSource';
import { formatBytes } from '../../../domain/files/formatBytes';
import type { FileTree } from '../../../domain/ports/fileReader';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Heading } from '../../ui/Heading/Heading';
import * as styles from './FileView.css';
import type { FileViewProps } from './fileViewProps';
import { Picture } from './Picture';
import { TextFile } from './TextFile';

/** A file in the page: text, code, a table, a picture, or a link to anything else. */
export function FileView({ entry, tree, reader, cells, onFile }: FileViewProps) {
  const { path, size, kind, checksum } = entry;
  const { source } = tree;
  const headingId = useId();
  const part = useRef<HTMLElement>(null);
  // A screen reader continues at the file.
  useEffect(() => {
    const title = part.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest' });
  }, []);
  const page = pageAddress(source, path);
  const follow = (event: MouseEvent) => {
    const linked = linkedFile(event, tree);
    if (linked === undefined) return;
    event.preventDefault();
    onFile(linked);
  };
  return (
    // Links within the file open other files in the page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section ref={part} className={styles.view} aria-labelledby={headingId} onClick={follow}>
      <div className={styles.head}>
        <Heading depth={2} id={headingId} className={styles.title} tabIndex={-1}>
          <bdi>{path}</bdi>
        </Heading>
        <div className={styles.links}>
          {size !== undefined && <span className={muted}>{formatBytes(size)}</span>}
          {checksum && <code className={styles.checksum}>{checksum}</code>}
          <a href={page} target="_blank" rel="noopener noreferrer" data-own="">
            Open on {hostName(source)}
          </a>
          <button
            type="button"
            className={`${button} ${smallButton}`}
            onClick={() => onFile(undefined)}
          >
            Close file
          </button>
        </div>
      </div>
      <div className={styles.body}>
        {kind === 'submodule' ? (
          <p className={muted}>This is a submodule: a commit of another repository.</p>
        ) : (
          <Contents {...{ entry, tree, reader, cells, onFile }} />
        )}
      </div>
    </section>
  );
}

function Contents(props: FileViewProps) {
  const { entry, tree } = props;
  const format = fileFormat(entry.path);
  if (entry.kind === 'archive') {
    return <p className={muted}>The tree above lists the files in this archive.</p>;
  }
  if (entry.kind === 'file' && format === 'binary') {
    return <p className={muted}>Files of this kind are not shown here.</p>;
  }
  if (entry.kind === 'file' && format === 'pdf') {
    const host = hostName(tree.source);
    return (
      <p className={muted}>
        PDF files open on their host.{' '}
        <a
          href={pageAddress(tree.source, entry.path)}
          target="_blank"
          rel="noopener noreferrer"
          data-own=""
        >
          Open this one on {host}
        </a>
      </p>
    );
  }
  if (entry.kind === 'file' && format === 'image') {
    return <Picture address={rawAddress(tree.source, entry.path)} words={entry.path} />;
  }
  return <TextFile {...props} />;
}

/** The path of the file that a pressed link names, if it is in the tree. */
function linkedFile(event: MouseEvent, { source, entries }: FileTree): string | undefined {
  const { button: pressed, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (pressed !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a:not([data-own])') : null;
  const address = link?.getAttribute('href') ?? '';
  const { pages } = source.files;
  if (!address.startsWith(pages)) return undefined;
  const encoded = address.slice(pages.length).replace(/[?#].*$/s, '');
  try {
    const path = decodeURIComponent(encoded);
    return entries.some((entry) => entry.path === path) ? path : undefined;
  } catch {
    return undefined;
  }
}
