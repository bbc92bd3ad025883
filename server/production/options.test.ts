import path from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { readOptions } from './serverOptions';

describe('the command line of start:production', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has defaults', () => {
    expect(readOptions([])).toEqual({ port: 8080, choices: {} });
    expect(readOptions(['--help'])).toBe('help');
  });

  it('sets where and what to serve, with files relative to the folder of the user', () => {
    vi.stubEnv('INIT_CWD', '/srv/site');
    const args = ['--port', '0', '--host', '0.0.0.0', '--base', '/lab/catalogue/'];
    expect(readOptions([...args, '--config', 'config.json', '--images', 'none'])).toEqual({
      port: 0,
      host: '0.0.0.0',
      base: '/lab/catalogue/',
      configurationFile: path.resolve('/srv/site/config.json'),
      choices: { images: [] },
    });
  });

  it('logs on request', () => {
    expect(readOptions(['--log'])).toMatchObject({ log: expect.any(Function) as unknown });
  });

  it.each([
    [['--port', '65536'], '--port must be a whole number up to 65535, not "65536".'],
    [['--port', '-1'], /--port/],
    [['--base', 'lab'], '--base must be a path with slashes at both ends'],
    [['--base', '/a//b/'], /--base must be a path/],
    [['--base', '/"><script>/'], /--base must be a path/],
    [['--reset'], /Unknown option '--reset'\. Options: --port N/],
  ])('refuses %j', (args, words) => {
    expect(() => readOptions(args)).toThrow(words);
  });
});
