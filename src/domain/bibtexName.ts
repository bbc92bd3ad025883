import { escapeTex } from './texEscape';

/** A displayed name as BibTeX takes it apart: names with commas, ` and ` or particles are kept whole in braces. */
export function bibtexName(name: string): string {
  return `{${escapeTex(name)}}`;
}
