import { type KnownPlace, knownPlaces, type PlaceTemplate } from '../configuration/runElsewhere';
import { binder } from './binder';
import { codespaces } from './codespaces';
import { colab } from './colab';
import type { Place } from './place';
import { templatePlace } from './templatePlace';

/** The places that open a version by a link. */
const linked: Partial<Record<KnownPlace, Place>> = { binder, colab, codespaces };

/** The entry of a place in a menu: one that opens by a link, or one with a part of its own. */
export type PlaceEntry = Place | 'jupyterhub' | 'local';

/** The places of a menu, in the order of the configuration. Each known place occurs once. */
export function placeEntries(
  chosen: readonly (KnownPlace | PlaceTemplate)[] = knownPlaces,
): PlaceEntry[] {
  return [...new Set(chosen)].flatMap((one): PlaceEntry[] => {
    if (typeof one !== 'string') return [templatePlace(one)];
    if (one === 'jupyterhub' || one === 'local') return [one];
    const place = linked[one];
    return place ? [place] : [];
  });
}
