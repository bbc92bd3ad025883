import type { RefObject } from 'react';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { bookIcon } from '../../ui/Icon/objectIcons';

/** Leads to the citation box, which is in this place, and moves the focus to it. */
export function CiteButton({ place }: { place: RefObject<HTMLElement | null> }) {
  function goToCitation() {
    const box = place.current?.querySelector('section');
    if (!box) return;
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
    // jsdom does not scroll.
    box.scrollIntoView?.({ block: 'center' });
  }
  return (
    <button type="button" className={`${button} ${smallButton}`} onClick={goToCitation}>
      <Icon path={bookIcon} />
      Cite
    </button>
  );
}
