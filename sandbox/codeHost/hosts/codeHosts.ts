import { Hono } from 'hono';

import type { Clock } from '../../switches/clock';
import type { SampleRepository } from '../samples/sampleRepository';
import { createGiteaApi } from './gitea';
import { createGitHubApi, createGitHubRaw } from './gitHub';
import { createGitLabApi } from './gitLab';
import { seedArtifacts } from '../../seeds/seedArtifacts';
import { archiveRecords } from '../samples/archiveRecords';
import { playRepositories } from './playedRepositories';
import { createZenodoApi } from './zenodo';

interface CodeHostsParts {
  /** The folder of the bare repositories. */
  folder: string;
  repositories: SampleRepository[];
  /** The address of all hosts, without a final slash. */
  address: string;
  clock: Clock;
}

/**
 * The APIs of GitHub, GitLab and Gitea for the sample repositories, and that of Zenodo for the
 * sample records (contract/code-hosts).
 */
export function createCodeHosts({ folder, repositories, address, clock }: CodeHostsParts): Hono {
  const hosts = new Hono();
  const played = playRepositories(folder, repositories);
  hosts.route('/github', createGitHubApi(played, { address: `${address}/github`, clock }));
  hosts.route('/github-raw', createGitHubRaw(played));
  hosts.route(
    '/gitlab/api/v4',
    createGitLabApi(played, { address: `${address}/gitlab/api/v4`, clock }),
  );
  hosts.route('/gitea/api/v1', createGiteaApi(played, `${address}/gitea/api/v1`));
  const zenodo = { address: `${address}/zenodo/api`, clock };
  hosts.route('/zenodo/api', createZenodoApi(archiveRecords(seedArtifacts), zenodo));
  return hosts;
}
