import type { TextEdit } from '../../../domain/drafts/markdownEdits';

/**
 * Edits the text of a field as if the user typed it: the browser's own undo takes it back, and the
 * field reports the change. Then selects a part of it.
 */
export function insertText(field: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, start, end } = edit;
  field.focus();
  field.setSelectionRange(from, to);
  // Nothing else makes an edit that the browser's undo takes back.
  const isDone =
    insert === ''
      ? document.execCommand?.('delete')
      : document.execCommand?.('insertText', false, insert);
  if (!isDone) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
