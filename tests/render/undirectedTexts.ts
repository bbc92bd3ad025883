/** Returns the texts with Arabic letters whose direction the letters do not determine. */
export function undirectedTexts(container: Element): (string | null)[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: (string | null)[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const isDirected = parentElement?.closest('bdi, [dir="auto"]');
    if (/\p{Script=Arabic}/u.test(textContent ?? '') && !isDirected) texts.push(textContent);
  }
  return texts;
}
