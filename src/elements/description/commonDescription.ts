import { type ColorTheme, colorThemes } from '../../domain/configuration/colorThemes';
import type { AttributeSource } from './elementDescription';

/** The props that every element has, in addition to its own. */
export interface CommonProps {
  apiUrl?: string;
  portalUrl?: string;
  dashboardUrl?: string;
  theme?: ColorTheme;
  eager?: boolean;
  artifact?: unknown;
}

/** The attributes of every element. */
export const commonAttributes: Record<Exclude<keyof CommonProps, 'artifact'>, AttributeSource> = {
  apiUrl: { kind: 'string' },
  portalUrl: { kind: 'string' },
  dashboardUrl: { kind: 'string' },
  theme: { kind: 'string', values: colorThemes },
  eager: { kind: 'boolean', default: false },
};
