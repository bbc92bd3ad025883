import { room } from './BadgeSpace.css';

/** Reserves the space of a card's badges, which may arrive after the card. */
export function BadgeSpace() {
  return <span className={room} />;
}
