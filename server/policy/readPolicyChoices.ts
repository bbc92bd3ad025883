import { ServerFailure } from '../serverFailure';
import type { PolicyChoices } from './contentPolicy';

/** The command-line options for the policy, for `parseArgs`. */
export const policyOptions = {
  images: { type: 'string' },
  'sign-on': { type: 'string' },
  'report-to': { type: 'string' },
} as const;

/** The same options, as text. */
export const policyUsage = '--images none|ORIGIN,…, --sign-on ORIGIN,…, --report-to URL';

/**
 * A host with an optional wildcard and port, as CSP allows (CSP 3, 2.3.1). It contains no
 * characters that end a source.
 */
const source = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

/**
 * Reads the policy options. Throws a failure with exit code 2 if a policy cannot contain a value.
 */
export function readPolicyChoices(values: {
  images?: string;
  'sign-on'?: string;
  'report-to'?: string;
}): PolicyChoices {
  const { images, 'sign-on': signOn, 'report-to': reportTo } = values;
  return {
    ...(images !== undefined && {
      images: images === 'none' ? [] : readSources('--images', images),
    }),
    ...(signOn !== undefined && { signOn: readSources('--sign-on', signOn) }),
    ...(reportTo !== undefined && { reportTo: readReportAddress(reportTo) }),
  };
}

function readSources(option: string, text: string): string[] {
  const parts = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  const wrong = parts.find((part) => !source.test(part));
  if (wrong === undefined) return parts;
  throw new ServerFailure(
    `${option} takes origins like https://images.example.org, with commas between them, not "${wrong}".`,
    2,
  );
}

function readReportAddress(text: string): string {
  const isAddress = URL.canParse(text) && /^https?:\/\/[^\s"';,\\$]+$/i.test(text);
  if (isAddress) return new URL(text).href;
  throw new ServerFailure(`--report-to takes a web address, not "${text}".`, 2);
}
