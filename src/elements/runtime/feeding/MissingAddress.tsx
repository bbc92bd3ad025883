import { ElementFailure } from '../ElementShell';
import { useHost, useProblemReport } from '../HostContext';

/** Stands in the place of an element that does not know where the catalogue is, and reports it. */
export function MissingAddress() {
  const { element, tag } = useHost();
  const message = `${tag} needs the address of the catalogue: the attribute api-url, or apiUrl in configure() or in the script trovi-config.`;
  useProblemReport(element, { code: 'configuration', message });
  return (
    <ElementFailure
      heading="This artifact cannot be shown."
      remark="The page does not say where the catalogue is."
    />
  );
}
