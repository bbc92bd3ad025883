import type { ArtifactVersion } from '../../../domain/artifact/version';

/** The template text of a version that holds one (contract/api 2.8), else `undefined`. */
export function heatTemplateOf(version: ArtifactVersion): string | undefined {
  const setup = version.environmentSetup.find(({ type }) => type === 'heat_template');
  if (!setup) return undefined;
  const { arguments: template } = setup;
  if (typeof template === 'string') return template.trim() ? template.trimEnd() : undefined;
  return typeof template === 'object' && template !== null
    ? JSON.stringify(template, null, 2)
    : undefined;
}
