import { ElementFailure } from '../runtime/ElementShell';
import { lateComponent } from './lateComponent';

/** A page that does not say where the catalogue is: the light build loads the words for it then. */
export const MissingAddress = lateComponent(
  async () => (await import('../runtime/feeding/MissingAddress')).MissingAddress,
  () => <ElementFailure heading="This artifact cannot be shown." />,
);
