import type { ParseYaml } from '../../../domain/imports/readMetadata';
import type { FormStart } from './useStart';

/** Props of the button "Start from…" and of its panel. */
export interface StartFromProps {
  state: FormStart;
  /** Without it, CITATION.cff cannot be read. */
  parseYaml?: ParseYaml;
}
