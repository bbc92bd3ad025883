import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { settingSchemas } from '../../src/domain/configuration/settingSchemas';
import { readConfiguration } from '../../src/domain/configuration/readConfiguration';
import { siteKeys } from '../../src/domain/configuration/siteKeys';
import { securityHeaders } from '../headers/securityHeaders';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const script = path.join(root, 'tools/commands/csp.mjs');
const shipped = path.join(root, 'dashboard/public/config.json');

/** The output of `npm run csp`. */
function csp(...args: string[]) {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { code: status, output: stdout, errors: stderr };
}

describe('npm run csp', () => {
  let header: string;
  let policy: string;
  let framed: string;

  beforeAll(() => {
    header = csp(shipped, '--form', 'header').output.trimEnd();
    policy = header.replace('Content-Security-Policy: ', '');
    framed = policy.replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`);
  });

  it('prints the policy as a header, and as an element without directives that are ignored there', () => {
    expect(header).toMatch(/^Content-Security-Policy: default-src 'none'; [^\n"]+$/);
    const meta = policy.replace(`; frame-ancestors 'none'`, '');
    const element = `<meta http-equiv="Content-Security-Policy" content="${meta}" />`;
    expect(csp(shipped, '--form', 'meta').output).toBe(`${element}\n`);
    const { output } = csp(shipped);
    for (const part of [header, framed, element, 'frame-ancestors']) expect(output).toContain(part);
  });

  it('prints the variables that the nginx sample includes and sends', () => {
    const sample = read('docs/operators/nginx.conf');
    const { output } = csp(shipped, '--form', 'nginx');
    expect(output).toContain(`default "${policy}";`);
    expect(output).toContain(`"${framed}";`);
    for (const name of ['trovi_policy', 'trovi_reporting_endpoints']) {
      expect(output).toMatch(new RegExp(`^map .* \\$${name} \\{$`, 'm'));
      expect(sample).toMatch(new RegExp(`add_header \\S+ \\$${name} always;`));
    }
    expect(sample).toContain('--form nginx config.json > trovi-policy.conf');
    expect(sample).toMatch(/^include \/etc\/nginx\/trovi-policy\.conf;$/m);
  });

  it('prints the directives that the Apache sample includes', () => {
    const { output } = csp(shipped, '--form', 'apache');
    expect(output).toContain(`Header always set Content-Security-Policy "${policy}"`);
    expect(output).toContain(`Header always set Content-Security-Policy "${framed}"`);
    const sample = read('docs/operators/apache.conf');
    expect(sample).toContain('--form apache config.json > trovi-policy.conf');
    expect(sample).toMatch(/^ {2}Include \/etc\/apache2\/trovi-policy\.conf$/m);
  });

  it.each(['nginx.conf', 'apache.conf'])(
    'leaves the other headers to %s, which has them all',
    (name) => {
      const sample = read(`docs/operators/${name}`).toLowerCase();
      for (const [header, value] of Object.entries(securityHeaders)) {
        expect(sample).toMatch(new RegExp(`(add_header|header always set) ${header} "`));
        expect(sample).toContain(`"${value}"`);
      }
      expect(sample).not.toContain('default-src');
    },
  );

  it.each([
    [['nowhere.json'], 1, /There is no file .*nowhere\.json/],
    [['--form', 'caddy'], 2, /There is no form "caddy"\. Usage:/],
    [['--images', '*'], 2, /--images takes origins/],
    [['a.json', 'b.json'], 2, /Name one config\.json/],
    [['--colour'], 2, /Unknown option '--colour'\. Usage:/],
  ])('says what is wrong with %j', (args, code, words) => {
    const response = csp(
      ...(args.length === 1 || args[0] === 'a.json' ? args : [shipped, ...args]),
    );
    expect(response).toMatchObject({ code, output: '' });
    expect(response.errors).toMatch(words);
  });

  /** The output for the shipped config.json with a change. */
  function cspWith(change: object) {
    const folder = mkdtempSync(path.join(tmpdir(), 'trovi-csp-'));
    const file = path.join(folder, 'config.json');
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(shipped, 'utf8')), ...change }),
    );
    const response = csp(file);
    rmSync(folder, { recursive: true });
    return { ...response, file };
  }

  it('reports problems of a config.json', () => {
    const response = cspWith({ apiUrl: 'x' });
    expect(response).toMatchObject({ code: 1, output: '' });
    expect(response.errors).toContain('The key "apiUrl" must be an http or https address');
  });

  it('allows the logo and the reports of errors, and refuses a host that no policy can hold', () => {
    const logoUrl = 'http://lab.example.org/logo.svg';
    const { code, output, errors } = cspWith({ logoUrl, errorReportUrl: 'https://e.example.org/' });
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/img-src [^;]* http:\/\/lab\.example\.org[ ;]/);
    expect(output).toMatch(/connect-src [^;]* https:\/\/e\.example\.org;/);
    expect(cspWith({ logoUrl: "https://a'b;c.example.org/" }).errors).toMatch(/No policy can hold/);
  });

  it('reports an unknown key and prints the policy', () => {
    const { code, output, errors, file } = cspWith({ colour: 'green' });
    expect({ code, errors }).toEqual({ code: 0, errors: `${file}: Unknown key "colour".\n` });
    expect(output).toContain("default-src 'none'");
  });
});

describe('docs/deployment.md', () => {
  const docs = read('docs/deployment.md');

  it('lists every header that the samples send', () => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(docs.toLowerCase()).toMatch(new RegExp(`\\| \`${name}\` +\\| \``));
      expect(docs).toContain(`\`${value}\``);
    }
  });

  it('lists every key of config.json, and correctly which are required', () => {
    const rows = [...docs.matchAll(/^\| `(\w+)` +\| (yes|no) +\|/gm)];
    const keys = rows.map(([, key = '']) => key);
    const { problems } = readConfiguration({});
    const needed = rows.filter(([, , word]) => word === 'yes').map(([, key]) => key);
    expect(problems).toEqual(needed.map((key) => `Missing key "${key}".`));
    const known = [...Object.keys(settingSchemas), 'identity', ...siteKeys];
    expect(keys.toSorted()).toEqual(known.toSorted());
    const shippedKeys = Object.keys(JSON.parse(readFileSync(shipped, 'utf8')) as object);
    expect(keys).toEqual(expect.arrayContaining(shippedKeys));
  });
});
