export const browserFlags: string[];
