import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';

/** The parts of the Share dialog. */
export type ShareOffer = 'link' | 'embed' | 'badge';

/** The parts of the Share dialog that this deployment can offer. */
export function useShareOffers({ renderHtml }: SharingProps): ShareOffer[] {
  const { widgetsUrl } = useServices().configuration;
  return widgetsUrl || renderHtml ? ['link', 'embed', 'badge'] : ['link', 'badge'];
}
