import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';

/** The parts of the Share dialog. */
export type ShareOffer = 'link' | 'embed' | 'badge';

/** What this deployment can offer to share. */
export function useShareOffers({ renderHtml }: SharingProps): ShareOffer[] {
  const { widgetsUrl } = useServices().configuration;
  return widgetsUrl || renderHtml ? ['link', 'embed', 'badge'] : ['link', 'badge'];
}
