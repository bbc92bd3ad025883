import { createElement } from 'react';
import { type ShownElementsProps, startReactHost } from './ReactHost';

/** React 19 takes properties and listeners like attributes. */
function ShownElements(props: ShownElementsProps) {
  const { settings, artifactId, theme, artifact, onOpen, onCopied } = props;
  const { apiUrl, portalUrl, dashboardUrl } = settings;
  const common = { theme, eager: true, apiUrl, portalUrl, dashboardUrl };
  return (
    <>
      {createElement('trovi-artifact-card', { ...common, artifactId, 'ontrovi-open': onOpen })}
      {createElement('trovi-citation-box', { ...common, artifact, 'ontrovi-copied': onCopied })}
    </>
  );
}

startReactHost(ShownElements);
