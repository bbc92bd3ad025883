import * as v from 'valibot';
import { baseUrlSchema } from './addressSchemas';
import { objectSchema } from './checkKeys';

/** The programs that run code hosts, and Zenodo. Each has its own API (contract/code-hosts). */
const kinds = ['github', 'gitlab', 'gitea', 'zenodo'] as const;

const hostKeys = {
  /** The program of the host. Forgejo is a `gitea`. */
  kind: v.picklist(kinds, 'must be "github", "gitlab", "gitea" or "zenodo"'),
  /**
   * The address that repositories or records start with: `https://github.com`. Without a final
   * slash.
   */
  url: baseUrlSchema,
  /** Base of the host's API: `https://api.github.com`. Without a final slash. */
  apiUrl: baseUrlSchema,
};

const hostSchema = objectSchema(hostKeys);

const gitHubSchema = objectSchema({
  ...hostKeys,
  /** Base of GitHub's raw files: `https://raw.githubusercontent.com`. Without a final slash. */
  rawUrl: baseUrlSchema,
});

/** A host whose files pages show. */
export type FileHost = v.InferOutput<typeof hostSchema> & { rawUrl?: string };

/** The schema of an entry of `fileHosts`. */
export const fileHostSchema = v.lazy((input): v.GenericSchema<unknown, FileHost> =>
  (input as Partial<FileHost> | null)?.kind === 'github' ? gitHubSchema : hostSchema,
);
