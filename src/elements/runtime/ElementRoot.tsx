import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { TroviProvider } from '../../components/services/TroviContext';
import { ErrorBoundary } from '../../components/ui/PartBoundary/ErrorBoundary';
import type { EventHandlers } from '../bridge/eventHandlers';
import { PageLanguage } from '../../components/ui/base/useWritten';
import { reportProblem } from '../bridge/reportProblem';
import type { CommonProps } from '../description/commonDescription';
import type { ElementDescription } from '../description/elementDescription';
import { ElementFailure } from './ElementShell';
import { type Host, HostProvider, useHostContents, useProblemReport } from './HostContext';
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
 * The root of every element. Provides the services to the component, and shows a message if the
 * component crashes.
 */
export function ElementRoot({ host: element, description, values, handlers }: ElementRootProps) {
  const { apiUrl, portalUrl, dashboardUrl, theme, artifact, ...own } = values as CommonProps;
  const { problems, services } = useElementServices({ apiUrl, portalUrl, dashboardUrl });
  const { configuration, repository, session } = services;
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
  const reportCrash = (error: unknown) => {
    const message = `${tag} cannot show what it was given: ${String(error)}`;
    reportProblem(element, { code: 'crash', message, error });
  };
  return (
    <HostProvider value={host}>
      <ErrorBoundary
        change={values}
        onError={reportCrash}
        fallback={(retry) => (
          <ElementFailure heading="Something unexpected happened." onRetry={retry} />
        )}
      >
        <TroviProvider {...{ configuration, repository, session }}>
          <PageLanguage.Provider value={language}>
            <Part {...own} {...handlers} />
          </PageLanguage.Provider>
        </TroviProvider>
      </ErrorBoundary>
    </HostProvider>
  );
}
