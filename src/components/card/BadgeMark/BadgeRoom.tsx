/** Keeps the row of a card's badges while they may still arrive, so that nothing moves. */
export function BadgeRoom() {
  return <span />;
}
