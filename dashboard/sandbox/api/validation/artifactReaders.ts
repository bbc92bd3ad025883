import { Refusal } from '../http/refusal';
import { contentsUrn, emailAddress, urn } from './formats';
import { type Reader } from './reader';
import { list, object, optional, required } from './structures';
import { anything, flag, integer, nullable, text, textOrBlank } from './values';

/**
 * Fields that creating, importing and changing an artifact hold to the same rules (contract/api
 * 2.3, 2.8).
 */
export const title = text({ max: 140 });
export const shortDescription = text({ max: 200 });
export const longDescription = text({ max: 5000 });

export const fullName = text({ max: 200 });
export const affiliation = nullable(textOrBlank({ max: 200 }));

export interface SentAuthor {
  full_name: string;
  affiliation: string | null;
  email: string;
}

export const authors: Reader<SentAuthor[]> = list(
  object<SentAuthor>('authors', {
    full_name: required(fullName),
    affiliation: optional<string | null>(affiliation, null),
    email: required(emailAddress),
  }),
  { good: {} },
);

/** Tags as texts; whether the vocabulary has them is asked later. */
export const tags: Reader<string[]> = list(textOrBlank(), { good: [] });

export interface SentReproducibility {
  enable_requests: boolean;
  access_hours: number | null;
}

const reproducibilityMembers = object<SentReproducibility>('reproducibility', {
  enable_requests: optional(flag, false),
  access_hours: optional<number | null>(nullable(integer({ min: 1 })), null),
});

/** Daypasses: hours are needed to enable requests (shape S), and forgotten while they are not. */
export const reproducibility: Reader<SentReproducibility> = (json) => {
  const { enable_requests: isEnabled, access_hours: hours } = reproducibilityMembers(json);
  if (isEnabled && hours === null) {
    throw new Refusal(400, ['Requests cannot be enabled without access_hours.']);
  }
  return { enable_requests: isEnabled, access_hours: isEnabled ? hours : null };
};

export interface SentVersion {
  contents: { urn: string };
  links: { label: string; urn: string }[];
  environment_setup: { type: string; arguments: unknown }[];
}

/**
 * A version as in contract/api 2.8, told of under the name of its place. Where the real server
 * fails on odd setups, the sandbox refuses them.
 */
export function versionAt(place: string): Reader<SentVersion> {
  return object<SentVersion>(place, {
    contents: required(object<{ urn: string }>('contents', { urn: required(contentsUrn) })),
    links: optional(
      list(
        object<{ label: string; urn: string }>('links', {
          label: required(text({ max: 40 })),
          urn: required(urn),
        }),
        { good: {} },
      ),
      [],
    ),
    environment_setup: optional(
      list(
        object<{ type: string; arguments: unknown }>('environment_setup', {
          type: required(text()),
          arguments: required(anything),
        }),
        { good: {}, max: 1 },
      ),
      [],
    ),
  });
}

/** A version that is created along with its artifact. */
export const version = versionAt('version');
