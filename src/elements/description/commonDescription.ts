import type { AttributeSource } from './elementDescription';

/** The props that every element has, in addition to its own. */
export interface CommonProps {
  apiUrl?: string;
  portalUrl?: string;
  dashboardUrl?: string;
  theme?: 'light' | 'dark' | 'auto';
  eager?: boolean;
  artifact?: unknown;
}

/** The attributes of every element. */
export const commonAttributes: Record<Exclude<keyof CommonProps, 'artifact'>, AttributeSource> = {
  apiUrl: { kind: 'string' },
  portalUrl: { kind: 'string' },
  dashboardUrl: { kind: 'string' },
  theme: { kind: 'string', values: ['light', 'dark', 'auto'] },
  eager: { kind: 'boolean', default: false },
};
