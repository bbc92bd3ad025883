import { room, spareRoom } from './BadgeRoom.css';

export interface BadgeRoomProps {
  /** No badges came: the room goes below the description, so that nothing below it moves. */
  isSpare?: boolean;
}

/** Keeps the room of a card's badges, which may arrive after the card. */
export function BadgeRoom({ isSpare = false }: BadgeRoomProps) {
  return <span className={isSpare ? spareRoom : room} />;
}
