import { createLowlight } from 'lowlight';
import { codeKind } from './codeKinds';
import type { CodeLanguage } from './codeLanguage';
import { kinds } from './colorCode.css';
import { grammars } from './grammars';

/** Longest block and line that are coloured, in characters: grammars search a line many times. */
const longestBlock = 5_000;
const longestLine = 400;
/** Most coloured pieces of a block. */
const mostPieces = 2_000;

const lowlight = createLowlight(grammars);
type CodeNode = ReturnType<typeof lowlight.highlight>['children'][number];

/**
 * Colours a block of code in its language. Only puts elements around words, so that nothing moves.
 * Skips code that is too long, and everything after the last allowed piece (decision 30).
 */
export function colorCode(
  code: HTMLElement,
  language: CodeLanguage,
  bounds = { longestBlock, mostPieces },
): void {
  const words = code.textContent ?? '';
  const isLong = words.split('\n').some((line) => line.length > longestLine);
  if (isLong || words.length > bounds.longestBlock) return;
  const { children } = lowlight.highlight(language, words, { prefix: '' });
  code.replaceChildren(paint(children, bounds.mostPieces));
}

function paint(nodes: readonly CodeNode[], most: number): DocumentFragment {
  let pieces = 0;
  function append(parent: DocumentFragment | HTMLElement, children: readonly CodeNode[]): void {
    for (const node of children) {
      if (node.type === 'text') parent.append(node.value);
      if (node.type !== 'element') continue;
      const kind = codeKind(node.properties.className);
      if (!kind || pieces >= most) {
        append(parent, node.children);
        continue;
      }
      pieces += 1;
      const piece = document.createElement('span');
      piece.className = kinds[kind];
      append(piece, node.children);
      parent.append(piece);
    }
  }
  const all = document.createDocumentFragment();
  append(all, nodes);
  return all;
}
