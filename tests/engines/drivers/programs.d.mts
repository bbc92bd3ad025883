/** The programs that the suite starts beside Chromium. */
export const programs: { firefox: string; webkitDriver: string; screen: string };
