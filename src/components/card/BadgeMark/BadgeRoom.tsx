import { room } from './BadgeRoom.css';

/** Keeps the room of a card's badges, which may arrive after the card. */
export function BadgeRoom() {
  return <span className={room} />;
}
