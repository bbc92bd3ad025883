import { type RefObject, useEffect, useRef } from 'react';
import { editMarkdown, type MarkdownCommand } from '../../../domain/drafts/markdownEdits';
import { useRovingFocus } from '../../ui/base/useRovingFocus';
import { small } from '../../ui/base/base.css';
import { iconButton } from '../../ui/buttons/buttons.css';
import { Remark } from '../../ui/Field/Remark';
import { linkIcon } from '../../ui/Icon/actionIcons';
import * as icons from '../../ui/Icon/formatIcons';
import { Icon } from '../../ui/Icon/Icon';
import { UndoNote } from '../../ui/UndoNote/UndoNote';
import { insertText } from './insertText';
import * as styles from './MarkdownEditor.css';
import { useMarkdownFile } from './useMarkdownFile';

export interface MarkdownToolbarProps {
  /** The Markdown field. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Id of the field. */
  fieldId: string;
  /** The text of the field. */
  value: string;
}

const commands: { command: MarkdownCommand; name: string; icon: string; key?: string }[] = [
  { command: 'bold', name: 'Bold', icon: icons.boldIcon, key: 'b' },
  { command: 'italic', name: 'Italic', icon: icons.italicIcon },
  { command: 'link', name: 'Link', icon: linkIcon, key: 'k' },
  { command: 'list', name: 'List', icon: icons.listIcon },
  { command: 'code', name: 'Code', icon: icons.codeIcon },
  { command: 'table', name: 'Table', icon: icons.tableIcon },
  { command: 'image', name: 'Image by address', icon: icons.imageIcon },
];

/** Buttons that write Markdown into a field, and one that fills it from a file. */
export function MarkdownToolbar({ field, fieldId, value }: MarkdownToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const roving = useRovingFocus(bar);
  const file = useMarkdownFile(field, value);

  function apply(command: MarkdownCommand) {
    const { current } = field;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    insertText(current, editMarkdown(command, { text: current.value, start, end }));
  }

  useEffect(() => {
    const { current } = field;
    const press = (event: globalThis.KeyboardEvent) => {
      const isPlain = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      const found = commands.find(({ key }) => key === event.key.toLowerCase());
      if (!isPlain || !found || !current) return;
      event.preventDefault();
      const { selectionStart: start, selectionEnd: end } = current;
      insertText(current, editMarkdown(found.command, { text: current.value, start, end }));
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [field]);

  const button = { type: 'button', className: iconButton } as const;
  return (
    <>
      <div
        ref={bar}
        className={styles.toolbar}
        role="toolbar"
        aria-label="Markdown"
        aria-controls={fieldId}
        {...roving}
      >
        {commands.map(({ command, name, icon, key }) => (
          <button
            key={command}
            {...button}
            aria-label={name}
            title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
            onClick={() => apply(command)}
          >
            <Icon path={icon} />
          </button>
        ))}
        <button
          {...button}
          aria-label="Fill in from a Markdown file"
          title="Fill in from a Markdown file, which you can also drop on the text"
          onClick={() => input.current?.click()}
        >
          <Icon path={icons.fileIcon} />
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".md,.markdown,.mdown,.txt,text/markdown"
          aria-label="Markdown file"
          onChange={({ target }) => {
            if (target.files?.length) file.read([...target.files]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      <div className={styles.outcome} role="status">
        {file.problem && <Remark className={small} problem={file.problem} />}
        {file.filled && (
          <UndoNote text={file.filled} label="Undo the Markdown file" onUndo={file.undo} />
        )}
      </div>
    </>
  );
}
