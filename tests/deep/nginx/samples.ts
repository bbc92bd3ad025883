import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { pagePolicies } from '../../../server/policy/contentPolicy';
import { policyForms } from '../../../server/policy/policyForms';
import { readConfigurationFile } from '../../../server/readConfigurationFile';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const samples = path.join(root, 'docs/operators');

/** The place of a deployment, for which the sample files are adapted. */
export interface Deployment {
  /** The folder of the releases and the server's files. */
  folder: string;
  port: number;
  /** The base path, with slashes at both ends. */
  base: string;
  /** The addresses to listen on. */
  listen: string[];
  /** The address for policy reports, if any. */
  reportTo?: string;
}

/** Installs a build as `docs/deployment.md` describes. */
export async function putRelease(
  target: string,
  dist: string,
  configuration: string,
  base: string,
): Promise<void> {
  await run(path.join(samples, 'release.sh'), ['put', dist, configuration, target, base]);
}

/** Rolls back to the previous release. */
export async function takeBack(target: string): Promise<void> {
  await run(path.join(samples, 'release.sh'), ['back', target]);
}

/** The command in a sample's comment that changes its base path. */
async function withBase(sample: string, base: string): Promise<string> {
  const file = path.join(samples, sample);
  const text = await readFile(file, 'utf8');
  if (base === '/dashboard/') return text;
  const commands = [...text.matchAll(/^# +(sed .*)$/gm)].map(([, command = '']) => command);
  const command = commands.find((one) => one.includes('lab/catalogue') === (base !== '/'));
  if (!command) throw new Error(`${sample} does not say how to change the base path to ${base}.`);
  const adapted = command.replace('/lab/catalogue', base.slice(0, -1));
  return (await run('sh', ['-c', adapted], { cwd: samples })).stdout;
}

/**
 * Writes the policy for a `config.json`, as `npm run csp` does, into the folder of a deployment.
 */
async function writePolicy(
  form: 'nginx' | 'apache',
  { folder, reportTo }: Deployment,
): Promise<string> {
  const { configuration } = await readConfigurationFile(
    path.join(folder, 'site/current/config.json'),
  );
  const file = path.join(folder, `${form}-policy.conf`);
  await writeFile(file, `${policyForms[form](pagePolicies(configuration, { reportTo }))}\n`);
  return file;
}

/** Adapts the nginx sample and writes a configuration that runs as the current user. */
export async function writeNginxConfiguration(deployment: Deployment): Promise<string> {
  const { folder, base, port, listen } = deployment;
  const policy = await writePolicy('nginx', deployment);
  const site = (await withBase('nginx.conf', base))
    .replace('/etc/nginx/trovi-policy.conf', policy)
    .replace(/ *listen 80;\n *listen \[::\]:80;\n/, () =>
      listen.map((address) => `  listen ${address}:${port};\n`).join(''),
    )
    .replace('server_name trovi.example.org', 'server_name localhost')
    .replaceAll('/srv/trovi', path.join(folder, 'site'));
  return writeNginx(folder, site);
}

/** Adapts the nginx sample in front of a publishing server on this port, likewise. */
export async function writeProxyConfiguration(
  { folder, port, listen }: Omit<Deployment, 'base'>,
  serverPort: number,
): Promise<string> {
  const site = (await readFile(path.join(samples, 'nginx-proxy.conf'), 'utf8'))
    .replace(/ *listen 80;\n *listen \[::\]:80;\n/, () =>
      listen.map((address) => `  listen ${address}:${port};\n`).join(''),
    )
    .replace('server_name trovi.example.org', 'server_name localhost')
    .replace('127.0.0.1:8080;', `127.0.0.1:${serverPort};`)
    .replace('/var/cache/nginx/trovi', path.join(folder, 'cache'));
  return writeNginx(folder, site);
}

async function writeNginx(folder: string, site: string): Promise<string> {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(path.join(folder, 'trovi.conf'), site);
  const file = path.join(folder, 'nginx.conf');
  const around = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    `access_log ${folder}/access.log;`,
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/trovi.conf;`,
    '}',
  ];
  await writeFile(file, `${around.join('\n')}\n`);
  return file;
}

const apacheModules = [
  ...['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'rewrite', 'headers', 'filter'],
  ...['deflate', 'brotli'],
];

/** The same for Apache, with the modules of the sample and those that Debian enables. */
export async function writeApacheConfiguration(deployment: Deployment): Promise<string> {
  const { folder, base, port, listen } = deployment;
  const policy = await writePolicy('apache', deployment);
  const site = (await withBase('apache.conf', base))
    .replace('/etc/apache2/trovi-policy.conf', policy)
    .replace('<VirtualHost *:80>', `<VirtualHost *:${port}>`)
    .replaceAll('/srv/trovi', path.join(folder, 'site'));
  const file = path.join(folder, 'apache.conf');
  const around = [
    `ServerRoot ${folder}`,
    'ServerName localhost',
    ...listen.map((address) => `Listen ${address}:${port}`),
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/apache-error.log`,
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    ...apacheModules.map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    ),
    'TypesConfig /etc/mime.types',
    '<Directory />',
    'AllowOverride None',
    'Require all denied',
    '</Directory>',
    site,
  ];
  await writeFile(file, `${around.join('\n')}\n`);
  return file;
}
