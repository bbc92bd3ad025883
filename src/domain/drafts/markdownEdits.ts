/** The commands of a toolbar for the text of a Markdown field. */
export type MarkdownCommand = 'bold' | 'italic' | 'link' | 'list' | 'code' | 'table' | 'image';

/** A text and its selection, in UTF-16 units as browsers count. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces a part of a text, and selects a part of the new text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Applies a command to the selection. Commands that mark text remove existing marks. */
export function editMarkdown(command: MarkdownCommand, selected: Selected): TextEdit {
  switch (command) {
    case 'bold':
      return wrap(selected, '**', 'bold text');
    case 'italic':
      return wrap(selected, '_', 'italic text');
    case 'code':
      return chosen(selected).includes('\n') ? fence(selected) : codeSpan(selected);
    case 'link':
      return address(selected, '[', 'link text');
    case 'image':
      return address(selected, '![', 'description of the image');
    case 'list':
      return list(selected);
    case 'table':
      return table(selected);
  }
}

function chosen({ text, start, end }: Selected): string {
  return text.slice(start, end);
}

/** Replaces the selection, and selects a part of the new text that is counted from its start. */
function replace({ start, end }: Selected, insert: string, from = 0, to = insert.length): TextEdit {
  return { from: start, to: end, insert, start: start + from, end: start + to };
}

function wrap(selected: Selected, mark: string, example: string): TextEdit {
  const { text, start, end } = selected;
  const inner = chosen(selected);
  const { length } = mark;
  if (text.slice(start - length, start) === mark && text.startsWith(mark, end)) {
    return replace({ text, start: start - length, end: end + length }, inner);
  }
  if (inner.length > 2 * length && inner.startsWith(mark) && inner.endsWith(mark)) {
    return replace(selected, inner.slice(length, -length));
  }
  // Marks with spaces inside do not count as marks.
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  const content = core || example;
  const from = before.length + length;
  return replace(
    selected,
    `${before}${mark}${content}${mark}${after}`,
    from,
    from + content.length,
  );
}

/** A code span needs more backticks around it than it has in a row inside. */
function codeSpan(selected: Selected): TextEdit {
  const runs = chosen(selected).match(/`+/g) ?? [];
  if (runs.length === 0) return wrap(selected, '`', 'code');
  const inner = chosen(selected);
  if (/^`[^`]+`$/.test(inner)) return wrap(selected, '`', 'code');
  const mark = '`'.repeat(1 + Math.max(...runs.map(({ length }) => length)));
  return replace(selected, `${mark} ${inner} ${mark}`);
}

function fence(selected: Selected): TextEdit {
  const runs = chosen(selected).match(/`{3,}/g) ?? [];
  const mark = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  const inner = chosen(selected).replace(/^\n|\n$/g, '');
  return block(selected, `${mark}\n${inner}\n${mark}`, mark.length + 1, inner.length);
}

function address(selected: Selected, open: string, example: string): TextEdit {
  const inner = chosen(selected).trim();
  const isAddress = /^https?:\/\/\S+$/i.test(inner);
  const name = isAddress ? example : inner.replace(/\s*\n\s*/g, ' ') || example;
  const target = isAddress ? inner.replaceAll('(', '%28').replaceAll(')', '%29') : 'https://';
  const insert = `${open}${name}](${target})`;
  const nameStart = open.length;
  const targetStart = nameStart + name.length + 2;
  return isAddress
    ? replace(selected, insert, nameStart, nameStart + name.length)
    : replace(selected, insert, targetStart, targetStart + target.length);
}

function list({ text, start, end }: Selected): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => /^\s*[-*+] /.test(line) || !line.trim());
  if (lines.some((line) => line.trim()) && isList) {
    const insert = lines.map((line) => line.replace(/^(\s*)[-*+] /, '$1')).join('\n');
    return replace({ text, start: from, end: to }, insert);
  }
  const marked = lines.map((line) => (line.trim() || lines.length === 1 ? `- ${line}` : line));
  // A list needs an empty line above it.
  const gap =
    from > 0 && /\S/.test(text.slice(text.lastIndexOf('\n', from - 2) + 1, from)) ? '\n' : '';
  const insert = gap + marked.join('\n');
  const isEmpty = lines.length === 1 && !lines[0]?.trim();
  return replace({ text, start: from, end: to }, insert, isEmpty ? insert.length : gap.length);
}

/** A table of the cells between tabs, as spreadsheets copy them, or of two empty columns. */
function table(selected: Selected): TextEdit {
  const inner = chosen(selected);
  const cells = inner.includes('\t')
    ? inner
        .trim()
        .split('\n')
        .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')))
    : [
        ['Column 1', 'Column 2'],
        ['', ''],
      ];
  const width = Math.max(...cells.map(({ length }) => length));
  const row = (values: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => values[place] ?? '').join(' | ')} |`;
  const [head = [], ...body] = cells;
  const written = [row(head), row(Array.from({ length: width }, () => '---')), ...body.map(row)];
  const at = inner.includes('\t') ? selected : { ...selected, start: selected.end };
  return block(at, written.join('\n'), 2, head[0]?.length ?? 0);
}

/** Puts a block on separate lines, with empty lines around it, and selects a part of it. */
function block(selected: Selected, insert: string, from: number, length: number): TextEdit {
  const { text, start, end } = selected;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const above =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const below = after.startsWith('\n') || after === '' ? '\n' : '\n\n';
  const place = above.length + from;
  return replace(selected, above + insert + below, place, place + length);
}
