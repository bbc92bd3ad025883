/** No element of the light build signs anybody in. */
export const hasSignOnAnswer = (): boolean => false;
