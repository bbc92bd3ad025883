import { listKey } from './scrollMemory';

/** The history entry and the query of the artifact list that this tab showed last. */
export function rememberedList(): { entry: string; search: string } | undefined {
  const [, entry = '', search = ''] = /^([^?]+)(.*)$/.exec(storedList()) ?? [];
  return entry ? { entry, search } : undefined;
}

function storedList(): string {
  try {
    return sessionStorage.getItem(listKey) ?? '';
  } catch {
    // The browser blocks storage.
    return '';
  }
}
