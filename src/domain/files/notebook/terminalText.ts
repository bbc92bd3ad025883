/** A code that colours or marks text (ECMA-48, SGR). Longer ones are left out. */
const style = '\\[[\\d;]{0,40}m';
/** Other control sequences, commands to the terminal (links, titles), and lone escapes. */
const others = new RegExp(
  `\\u001b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)?|[ -/]*[0-~])?`,
  'g',
);
const isStyle = new RegExp(`^\\u001b${style}$`);

/**
 * The text that a terminal shows at last: progress bars (`\r`, `\b`) have their last state, and
 * only codes of colours stay.
 */
export function terminalText(text: string): string {
  const clean = text.replaceAll(others, (code) => (isStyle.test(code) ? code : ''));
  if (!/[\r\b]/.test(clean)) return clean;
  return clean.split('\n').map(lastState).join('\n');
}

/** What a line shows after the cursor has gone back. Codes of colours have no width. */
function lastState(line: string): string {
  if (!/[\r\b]/.test(line)) return line;
  const states = line.split('\r').slice(-1000).map(withoutErased).filter(Boolean);
  if (line.includes('\u001b')) return states.at(-1) ?? '';
  return states.reduce((before, after) => after + before.slice(after.length), '');
}

function withoutErased(text: string): string {
  if (!text.includes('\b')) return text;
  const kept: string[] = [];
  for (const letter of text) {
    if (letter === '\b') kept.pop();
    else kept.push(letter);
  }
  return kept.join('');
}
