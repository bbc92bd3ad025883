import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../theme/sheet';
import { ElementContext } from '../runtime/ElementContext';
import type { MountPart } from '../runtime/ReactPart';

/**
 * Makes a function that mounts a component on React inside an element, which itself is rendered by
 * preact. The function throws an error if the page has replaced `Function.prototype.bind` with one
 * that passes on one argument only, as MooTools does. React would start, and never update.
 */
export function mountOnReact<Props extends object>(Part: ComponentType<Props>): MountPart<Props> {
  return (shadow) => {
    const second = (_first: unknown, last: unknown) => last;
    if (!second.bind(null, false, true)())
      throw new Error('A script of the page has replaced Function.prototype.bind.');
    // The built elements have the styles of the parts on React in a second stylesheet.
    adoptStyles(shadow);
    // A root in the shadow root would remove what preact renders there.
    const root = createRoot(document.createDocumentFragment());
    return {
      render: (props, host, language) =>
        root.render(
          createPortal(
            <ElementContext host={host} language={language} change={props}>
              <Part {...props} />
            </ElementContext>,
            shadow,
          ),
        ),
      unmount: () => root.unmount(),
    };
  };
}
