import { useMemo, type ComponentType } from 'react';
import { TroviProvider } from '../../components/services/TroviContext';
import { ErrorBoundary } from '../../components/primitives/PartBoundary/ErrorBoundary';
import type { RootProps } from '../bridge/createElementClass';
import { reportProblem } from '../bridge/reportProblem';
import type { CommonProps } from '../description/commonDescription';
import { ElementFailure } from './ElementShell';
import { type Host, HostProvider, useHostContents, useProblemReport } from './HostContext';
import { useElementServices } from './services/useElementServices';

/** The root of every element: gives the component below it its services, and stands in for it where it crashes. */
export function ElementRoot({ host: element, description, values, handlers }: RootProps) {
  const { apiUrl, portalUrl, dashboardUrl, theme, artifact, ...own } = values as CommonProps;
  const { problems, services } = useElementServices({ apiUrl, portalUrl, dashboardUrl });
  const { configuration, repository, session } = services;
  const contents = useHostContents(element);
  const { tag } = description;
  const Part = description.component as ComponentType<Record<string, unknown>>;
  useProblemReport(
    element,
    problems.length > 0 ? { code: 'configuration', message: problems.join(' ') } : undefined,
  );
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
          <Part {...own} {...handlers} />
        </TroviProvider>
      </ErrorBoundary>
    </HostProvider>
  );
}
