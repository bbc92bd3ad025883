import { type ComponentType, useEffect, useLayoutEffect, useMemo } from 'react';
import type { EventHandlers } from '../bridge/eventHandlers';
import type { CommonProps } from '../description/commonDescription';
import type { ElementDescription } from '../description/elementDescription';
import { ElementContext } from './ElementContext';
import { type Host, useHostContents, useProblemReport } from './HostContext';
import { type NamingProps, readNamedArtifact } from './providedData/namedArtifact';
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
  const { apiUrl, portalUrl, dashboardUrl, theme, artifact, ...own } = values as CommonProps &
    NamingProps;
  const { problems, services } = useElementServices({ apiUrl, portalUrl, dashboardUrl });
  const contents = useHostContents(element);
  const language = usePageLanguage(element);
  const { tag } = description;
  const named = readNamedArtifact(own, services.configuration.dashboardUrl);
  const Part = description.component as ComponentType<Record<string, unknown>>;
  const message = [...problems, ...(named.problem ? [named.problem] : [])].join(' ');
  useProblemReport(element, message ? { code: 'configuration', message } : undefined);
  useEffect(() => {
    // eslint-disable-next-line no-console -- People who write a page look there, not for events.
    if (named.problem) console.error(`${tag}: ${named.problem}`, element);
  }, [element, tag, named.problem]);
  useLayoutEffect(() => {
    // React does not remove content that is already in the shadow root.
    element.shadowRoot?.querySelector('[data-placeholder]')?.remove();
  }, [element]);
  const host = useMemo<Host>(
    () => ({ element, tag, artifact, contents, theme, services, idProblem: named.problem }),
    [element, tag, artifact, contents, theme, services, named.problem],
  );
  return (
    <ElementContext host={host} language={language} change={values}>
      <Part {...named.props} {...handlers} />
    </ElementContext>
  );
}
