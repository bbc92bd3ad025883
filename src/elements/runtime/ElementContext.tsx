import type { ReactNode } from 'react';
import { TroviProvider } from '../../components/services/TroviContext';
import { PageLanguage } from '../../components/ui/base/useUserContent';
import { ErrorBoundary } from '../../components/ui/PartBoundary/ErrorBoundary';
import { reportProblem } from '../bridge/reportProblem';
import { ElementFailure } from './ElementShell';
import { type Host, HostProvider } from './HostContext';

export interface ElementContextProps {
  host: Host;
  /** The language of the page, for texts that people wrote. */
  language: string | undefined;
  /** After a crash, the children are rendered again when this changes. */
  change: unknown;
  children: ReactNode;
}

/** Provides its children with the element and its services. Shows a message if they crash. */
export function ElementContext({ host, language, change, children }: ElementContextProps) {
  const { element, tag } = host;
  const { configuration, repository, session } = host.services;
  const reportCrash = (error: unknown) => {
    const message = `${tag} cannot show its data: ${String(error)}`;
    reportProblem(element, { code: 'crash', message, error });
  };
  return (
    <HostProvider value={host}>
      <ErrorBoundary
        change={change}
        onError={reportCrash}
        fallback={(retry) => (
          <ElementFailure heading="Something unexpected happened." onRetry={retry} />
        )}
      >
        <TroviProvider {...{ configuration, repository, session }}>
          <PageLanguage.Provider value={language}>{children}</PageLanguage.Provider>
        </TroviProvider>
      </ErrorBoundary>
    </HostProvider>
  );
}
