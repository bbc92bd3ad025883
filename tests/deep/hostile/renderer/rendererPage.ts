import { renderMarkdown } from '../../../../src/components/markdown/renderMarkdown';

/** A text to render, with a name. */
export interface RenderedCase {
  name: string;
  text: string;
}

/** The result of rendering a text. */
export interface RenderedResult {
  name: string;
  /** The addresses of its images. */
  images: string[];
  /** The mark of an attack that ran. */
  mark: unknown;
}

const place = { headingLevel: 2, anchorPrefix: 'about-' };

function boxOf(name: string): HTMLElement {
  const box = document.createElement('section');
  box.dataset.case = name;
  document.body.append(box);
  return box;
}

function proseIn(parent: Node): HTMLElement {
  const prose = document.createElement('div');
  prose.className = 'prose';
  parent.appendChild(prose);
  return prose;
}

/**
 * Shows a text in the page like the dashboard, in a shadow root like the elements, and again after
 * serializing and parsing it.
 */
function show({ name, text }: RenderedCase): RenderedResult {
  const rendered = renderMarkdown(text, place)?.markup as string | undefined;
  const prose = proseIn(boxOf(name));
  const inner = proseIn(boxOf(name).attachShadow({ mode: 'open' }));
  if (rendered === undefined) prose.textContent = inner.textContent = text;
  else prose.innerHTML = inner.innerHTML = rendered;
  proseIn(boxOf(`${name}, read again`)).innerHTML = prose.innerHTML;
  return {
    name,
    images: [...prose.querySelectorAll('img')].map(({ src }) => src),
    mark: Reflect.get(window, 'hostile'),
  };
}

Object.assign(window, {
  showAll: (cases: RenderedCase[]) => cases.map(show),
  clear: () => document.body.replaceChildren(),
});
