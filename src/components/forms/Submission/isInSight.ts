/**
 * Whether a form is still on the page, in an open tab. A failure that the form says itself needs no
 * notification then.
 */
export function isInSight(form: Element | null): boolean {
  return form !== null && !form.closest('[hidden]');
}
