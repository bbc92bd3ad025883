import type { ParseYaml } from '../../../domain/imports/readMetadata';
import type { FormStart } from './useStart';

/** Props of the button "Fill in from a file…", of its panel and of its result. */
export interface StartFromProps {
  state: FormStart;
  /** Without it, CITATION.cff cannot be read. */
  parseYaml?: ParseYaml;
  /** The entries of the part "More". */
  more?: object;
  /** Called with changed entries of the part "More". */
  onMore: (more: object) => void;
}
