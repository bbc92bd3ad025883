/** Fields that a user types into. Check boxes and radio buttons are not among them. */
const typedInto = 'textarea, select, input:not([type=checkbox], [type=radio])';

/** Whether a pressed key is text for a field, or part of a shortcut of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto));
}
