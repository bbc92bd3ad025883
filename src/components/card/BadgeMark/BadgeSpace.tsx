import { room } from './BadgeSpace.css';

/** Keeps the room of a card's badges, which may arrive after the card. */
export function BadgeSpace() {
  return <span className={room} />;
}
