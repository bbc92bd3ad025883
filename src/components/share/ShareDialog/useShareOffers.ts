import { useServices } from '../../services/TroviContext';

/** The parts of the Share dialog. */
export type ShareOffer = 'link' | 'embed';

/** What this deployment can offer to share. */
export function useShareOffers(): ShareOffer[] {
  const { widgetsUrl } = useServices().configuration;
  return widgetsUrl ? ['link', 'embed'] : ['link'];
}
