import { createElement, useEffect, useRef } from 'react';
import { type ShownElementsProps, startReactHost } from './ReactHost';

/** React 18 sets attributes only. A ref sets properties and listeners. */
function ShownElements(props: ShownElementsProps) {
  const { settings, artifactId, theme, artifact, onOpen, onCopied } = props;
  const card = useRef<HTMLElement>(null);
  const citation = useRef<HTMLElement>(null);
  useListener(card, 'trovi-open', onOpen);
  useListener(citation, 'trovi-copy', onCopied);
  useEffect(() => {
    if (citation.current) Object.assign(citation.current, { artifact });
  }, [artifact]);
  const common = {
    theme,
    eager: '',
    'api-url': settings.apiUrl,
    'portal-url': settings.portalUrl,
    'dashboard-url': settings.dashboardUrl,
  };
  return (
    <>
      {createElement('trovi-artifact-card', { ...common, ref: card, 'artifact-id': artifactId })}
      {createElement('trovi-citation-box', { ...common, ref: citation })}
    </>
  );
}

function useListener<Heard extends Event>(
  host: { current: HTMLElement | null },
  type: string,
  listener: (event: Heard) => void,
): void {
  useEffect(() => {
    const element = host.current;
    const hear = (event: Event) => listener(event as Heard);
    element?.addEventListener(type, hear);
    return () => element?.removeEventListener(type, hear);
  }, [host, type, listener]);
}

startReactHost(ShownElements);
