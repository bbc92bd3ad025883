import type { ArtifactVersion } from '../version';
import { writeJson } from '../../text/writeJson';

/** The text of a version's template (contract/api 2.8), if it has one. */
export function heatTemplateOf(version: ArtifactVersion): string | undefined {
  const setup = version.environmentSetup.find(({ type }) => type === 'heat_template');
  if (!setup) return undefined;
  const { arguments: template } = setup;
  if (typeof template === 'string') return template.trim() ? template.trimEnd() : undefined;
  return typeof template === 'object' && template !== null ? writeJson(template, 2) : undefined;
}
