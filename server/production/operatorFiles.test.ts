import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { readOptions } from './serverOptions';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

it('the samples for operators of the publishing server agree with each other', () => {
  const container = read('docs/operators/Containerfile.server');
  const command = /^CMD (\[.*\])$/m.exec(container)?.[1] ?? '[]';
  const [node, program, ...args] = JSON.parse(command) as string[];
  expect([node, program]).toEqual(['node', '.build/server/main.mjs']);
  expect(readOptions(args)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    configurationFile: '/etc/trovi/config.json',
  });
  const compose = parse(read('docs/operators/compose.yaml')) as {
    services: { server: { build: { dockerfile: string }; volumes: string[] } };
  };
  const { build, volumes } = compose.services.server;
  expect(build.dockerfile).toBe('docs/operators/Containerfile.server');
  expect(volumes[0]).toContain(':/etc/trovi/config.json');
  const [deployment, service] = parseAllDocuments(read('docs/operators/kubernetes.yaml')).map(
    (document) => JSON.stringify(document.toJS({ maxAliasCount: 0 })),
  );
  expect(deployment).toContain('"containerPort":8080');
  expect(deployment).toContain('"path":"/dashboard/healthz"');
  expect(service).toContain('"app":"trovi-server"');
  // In the Compose file, only the names of the servers differ.
  const directives = (name: string) =>
    read(`docs/operators/${name}`).replace(/#.*|^\s+(server|server_name) .*;$/gm, '');
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(tidy(directives('nginx-compose.conf'))).toBe(tidy(directives('nginx-proxy.conf')));
});
