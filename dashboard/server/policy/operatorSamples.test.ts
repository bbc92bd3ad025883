import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { readConfiguration } from '../../../src/domain/configuration/configuration';
import { steadyHeaders } from '../pageHeaders';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const script = path.join(root, 'dashboard/tooling/commands/csp.mjs');
const shipped = path.join(root, 'dashboard/app/public/config.json');

/** What `npm run csp` prints. */
function csp(...args: string[]) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return {
      code: 0,
      output: execFileSync(process.execPath, [script, ...args], options),
      errors: '',
    };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout, errors: stderr };
  }
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

  it('prints the policy as a header, and as an element without what elements cannot carry', () => {
    expect(header).toMatch(/^Content-Security-Policy: default-src 'none'; [^\n"]+$/);
    const meta = policy.replace(`; frame-ancestors 'none'`, '');
    const element = `<meta http-equiv="Content-Security-Policy" content="${meta}" />`;
    expect(csp(shipped, '--form', 'meta').output).toBe(`${element}\n`);
    const { output } = csp(shipped);
    for (const part of [header, framed, element, 'frame-ancestors']) expect(output).toContain(part);
  });

  it('makes what the sample for nginx includes and sends', () => {
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

  it('makes what the sample for Apache includes', () => {
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
      for (const [header, value] of Object.entries(steadyHeaders)) {
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
    const answer = csp(...(args.length === 1 || args[0] === 'a.json' ? args : [shipped, ...args]));
    expect(answer).toMatchObject({ code, output: '' });
    expect(answer.errors).toMatch(words);
  });

  it('says what is wrong with a config.json', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trovi-csp-'));
    const file = path.join(folder, 'config.json');
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(read('dashboard/app/public/config.json')), apiUrl: 'x' }),
    );
    const answer = csp(file);
    rmSync(folder, { recursive: true });
    expect(answer).toMatchObject({ code: 1, output: '' });
    expect(answer.errors).toContain('The key "apiUrl" must be an http or https address');
  });
});

describe('docs/deployment.md', () => {
  const docs = read('docs/deployment.md');

  it('has every header that the samples send', () => {
    for (const [name, value] of Object.entries(steadyHeaders)) {
      expect(docs.toLowerCase()).toMatch(new RegExp(`\\| \`${name}\` +\\| \``));
      expect(docs).toContain(`\`${value}\``);
    }
  });

  it('has every key of config.json, and says rightly which are needed', () => {
    const rows = [...docs.matchAll(/^\| `(\w+)` +\| (yes|no) +\|/gm)];
    const keys = rows.map(([, key = '']) => key);
    const { problems } = readConfiguration({});
    const needed = rows.filter(([, , word]) => word === 'yes').map(([, key]) => key);
    expect(problems).toEqual(needed.map((key) => `Missing key "${key}".`));
    const shippedKeys = Object.keys(JSON.parse(readFileSync(shipped, 'utf8')) as object);
    expect(keys.toSorted()).toEqual(shippedKeys.toSorted());
  });
});
