import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import type { EventHandlers } from '../bridge/eventHandlers';
import type { CommonProps } from '../description/commonDescription';
import type { ElementDescription } from '../description/elementDescription';
import { ElementContext } from './ElementContext';
import { type Host, useHostContents, useProblemReport } from './HostContext';
import { useElementServices } from './services/useElementServices';
import { usePageLanguage } from './usePageLanguage';

export interface ElementRootProps {
  host: HTMLElement;
  description: ElementDescription;
  /** Attributes and properties, by prop name. A new object after each change. */
  values: Readonly<Record<string, unknown>>;
  /** Functions that fire the events, by prop name. */
  handlers: EventHandlers;
}

/**
 * The root of every element. Passes the settings, services and contents of the element to its
 * component.
 */
export function ElementRoot({ host: element, description, values, handlers }: ElementRootProps) {
  const { apiUrl, portalUrl, dashboardUrl, theme, artifact, ...own } = values as CommonProps;
  const { problems, services } = useElementServices({ apiUrl, portalUrl, dashboardUrl });
  const contents = useHostContents(element);
  const language = usePageLanguage(element);
  const { tag } = description;
  const Part = description.component as ComponentType<Record<string, unknown>>;
  useProblemReport(
    element,
    problems.length > 0 ? { code: 'configuration', message: problems.join(' ') } : undefined,
  );
  useLayoutEffect(() => {
    // React does not remove content that is already in the shadow root.
    element.shadowRoot?.querySelector('[data-placeholder]')?.remove();
  }, [element]);
  const host = useMemo<Host>(
    () => ({ element, tag, artifact, contents, theme, services }),
    [element, tag, artifact, contents, theme, services],
  );
  return (
    <ElementContext host={host} language={language} change={values}>
      <Part {...own} {...handlers} />
    </ElementContext>
  );
}
