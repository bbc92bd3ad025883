import { describe, expect, it } from 'vitest';
import { besideOldLibraries } from '../../../tests/fakes/extendedPrototypes';
import { readConfiguration } from './readConfiguration';

const needed = {
  productName: 'Trovi',
  testbedName: 'Chameleon',
  urnNamespace: 'trovi',
  urnProvider: 'chameleon',
  apiUrl: 'https://trovi.example.org',
  portalUrl: 'https://portal.example.org/',
  dashboardUrl: 'https://portal.example.org/dashboard',
  docsUrl: 'https://docs.example.org/trovi/#adding',
  apiReferenceUrl: 'https://trovi.example.org/docs',
  supportEmail: 'help@example.org',
};
const realm = { url: 'https://auth.example.org/auth/', realm: 'chameleon', clientId: 'dashboard' };

function problemsOf(changes: Record<string, unknown>): string[] {
  const { configuration, problems } = readConfiguration({ ...needed, ...changes });
  expect(configuration).toBeUndefined();
  return problems;
}

describe('readConfiguration', () => {
  it.each([
    'https://raw.example.org/README.md',
    'https://raw.example.org/{owner}/{repository}/README.md',
    'https://{owner}.example.org/{repository}/{ref}/README.md',
    'ftp://raw.example.org/{owner}/{repository}/{ref}/README.md',
    '/{owner}/{repository}/{ref}/README.md',
    true,
  ])('refuses %j as the template of READMEs', (readmeUrl) => {
    expect(problemsOf({ readmeUrl })).toEqual([
      expect.stringMatching(/^The key "readmeUrl" must be an /),
    ]);
  });

  it.each([
    ['all', 'fileHosts" must be a list, but is the text "all"'],
    [[{ kind: 'svn', url: 'https://x.org', apiUrl: 'https://x.org' }], 'fileHosts.0.kind" must be'],
    [[{ kind: 'gitlab', url: 'https://x.org' }], 'Missing key "fileHosts.0.apiUrl"'],
    [
      [{ kind: 'github', url: 'https://github.com', apiUrl: 'https://api.github.com' }],
      'Missing key "fileHosts.0.rawUrl"',
    ],
    [[{ kind: 'gitea', url: '/x', apiUrl: 'https://x.org' }], 'fileHosts.0.url" must be an http'],
    [[{ kind: 'zenodo', url: 'https://x.org' }], 'Missing key "fileHosts.0.apiUrl"'],
    [[null], 'fileHosts.0" must be an object'],
  ])('refuses %j as hosts of files', (fileHosts, problem) => {
    expect(problemsOf({ fileHosts })).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['binder', 'runElsewhere" must be a list, but is the text "binder"'],
    [['binder', 'gitpod'], 'runElsewhere.1" must be "binder", "colab"'],
    [[null], 'runElsewhere.0" must be an object'],
    [[{ name: 'x', url: 'https://x.org/{doi}' }], 'Missing key "runElsewhere.0.note"'],
    ...[
      'https://x.org/',
      'https://x.org/{repo}',
      'https://x.org/{repository}/{commit}',
      'https://{repository}.x.org/',
      'javascript:alert("{doi}")',
    ].map((url): [unknown, string] => [
      [{ name: 'x', note: 'y', url }],
      'runElsewhere.0.url" must be an ',
    ]),
  ])('refuses %j as places', (runElsewhere, problem) => {
    expect(problemsOf({ runElsewhere })).toEqual([expect.stringContaining(problem)]);
  });

  it('reads the same beside old libraries that extend prototypes', () => {
    const read = () => readConfiguration({ ...needed, identity: realm });
    expect(besideOldLibraries(read)).toEqual(read());
    expect(read().problems).toEqual([]);
  });

  it('completes a sparse configuration', () => {
    expect(readConfiguration(needed)).toEqual({
      configuration: {
        ...needed,
        portalUrl: 'https://portal.example.org',
        dashboardUrl: 'https://portal.example.org/dashboard/',
        pageSize: 21,
        backgroundPageSize: 200,
        catalogueMaxAgeHours: 24,
        tokenStorage: 'local',
        tokenTransport: 'query',
      },
      problems: [],
    });
  });

  it('takes a full one', () => {
    const full = {
      ...needed,
      identity: realm,
      widgetsUrl: 'https://cdn.example.org/trovi/0.1.0/',
      readmeUrl: 'https://raw.example.org/{owner}/{repository}/{ref}/README.md',
      fileHosts: [{ kind: 'gitea', url: 'https://x.org/', apiUrl: 'https://x.org/api/v1' }],
      runElsewhere: [
        'local',
        { name: 'Ours', note: 'Free.', url: 'https://x.org/{repository}?ref={ref}', host: 'x.org' },
      ],
      pageSize: 2,
      backgroundPageSize: 21,
      catalogueMaxAgeHours: 0,
      tokenStorage: 'memory',
      tokenTransport: 'header',
    };
    expect(readConfiguration(full)).toMatchObject({
      configuration: {
        identity: { ...realm, url: 'https://auth.example.org/auth' },
        widgetsUrl: 'https://cdn.example.org/trovi/0.1.0',
        pageSize: 2,
        backgroundPageSize: 21,
        catalogueMaxAgeHours: 0,
        tokenStorage: 'memory',
        tokenTransport: 'header',
      },
      problems: [],
    });
  });

  it.each(['', '/', '///'])('takes addresses that end in %j', (end) => {
    const { configuration } = readConfiguration({
      ...needed,
      apiUrl: `http://localhost:4000/api${end}`,
      dashboardUrl: ` http://localhost:4000/dashboard${end} `,
    });
    expect(configuration?.apiUrl).toBe('http://localhost:4000/api');
    expect(configuration?.dashboardUrl).toBe('http://localhost:4000/dashboard/');
  });

  it('names each missing key in a sentence of its own', () => {
    const { configuration, problems } = readConfiguration({});
    expect(configuration).toBeUndefined();
    expect(problems).toEqual(Object.keys(needed).map((key) => `Missing key "${key}".`));
  });

  it('reports unknown keys without stopping at them', () => {
    const json = JSON.parse(
      `{"apiURL": "x", "__proto__": {"productName": "y"}, ${JSON.stringify(needed).slice(1)}`,
    ) as unknown;
    const { configuration, problems } = readConfiguration(json);
    expect(configuration?.productName).toBe('Trovi');
    expect(problems).toEqual(['Unknown key "apiURL".', 'Unknown key "__proto__".']);
  });

  it.each([
    ['productName', ' ', 'must be a text that is not blank, but is the text " ".'],
    ['testbedName', null, 'must be a text that is not blank, but is null.'],
    ['urnNamespace', 'a:b', 'must be 1 to 31 letters, digits or hyphens, but is the text "a:b".'],
    ['urnProvider', 7, 'must be 1 to 31 letters, digits or hyphens, but is the number 7.'],
    [
      'apiUrl',
      'trovi.example.org',
      'must be an http or https address, but is the text "trovi.example.org".',
    ],
    [
      'apiUrl',
      'javascript:alert(1)',
      'must be an http or https address, but is the text "javascript:alert(1)".',
    ],
    [
      'portalUrl',
      'https://x.org/?a=1',
      'must be an address without "?" and "#", but is the text "https://x.org/?a=1".',
    ],
    ['docsUrl', ['x'], 'must be an http or https address, but is a list.'],
    ['codeHostUrl', 'git', 'must be an http or https address, but is the text "git".'],
    ['widgetsUrl', '/widgets/', 'must be an http or https address, but is the text "/widgets/".'],
    ['publishingServer', 'yes', 'must be true or false, but is the text "yes".'],
    ['supportEmail', 'help', 'must be an e-mail address, but is the text "help".'],
    ['pageSize', 1, 'must be a whole number of at least 2, but is the number 1.'],
    ['pageSize', '21', 'must be a whole number of at least 2, but is the text "21".'],
    ['backgroundPageSize', 2.5, 'must be a whole number of at least 2, but is the number 2.5.'],
    ['catalogueMaxAgeHours', -1, 'must be a number of hours, 0 or more, but is the number -1.'],
    ['tokenStorage', 'session', 'must be "local" or "memory", but is the text "session".'],
    ['tokenTransport', true, 'must be "query" or "header", but is true.'],
    ['identity', null, 'must be an object, but is null.'],
    ['identity', 'https://x.org', 'must be an object, but is the text "https://x.org".'],
  ])('says what is wrong with %s being %j', (key, value, rule) => {
    expect(problemsOf({ [key]: value })).toEqual([`The key "${key}" ${rule}`]);
  });

  it.each([null, undefined, 'text', 3, [], true])('refuses %j as a whole', (json) => {
    const { configuration, problems } = readConfiguration(json);
    expect(configuration).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^The configuration must be an object, but is /);
  });

  it('shortens hostile values in its sentences', () => {
    const [problem = ''] = problemsOf({ apiUrl: `\u0000${'x'.repeat(1_000_000)}` });
    expect(problem.length).toBeLessThan(200);
    expect(problem).toContain('\\u0000');
  });
});

describe('identity', () => {
  const identityOf = (identity: unknown) => readConfiguration({ ...needed, identity });

  it('is a realm of a server, or an OpenID provider', () => {
    expect(identityOf(realm).configuration?.identity).toEqual({
      url: 'https://auth.example.org/auth',
      realm: 'chameleon',
      clientId: 'dashboard',
    });
    expect(
      identityOf({ oidcProvider: 'https://auth.example.org/realms/x', clientId: 'dashboard' }),
    ).toMatchObject({
      configuration: {
        identity: { oidcProvider: 'https://auth.example.org/realms/x', clientId: 'dashboard' },
      },
      problems: [],
    });
  });

  it('takes all options', () => {
    const options = {
      flow: 'standard',
      responseMode: 'query',
      onLoad: 'check-sso',
      pkceMethod: false,
      checkLoginIframe: false,
      checkLoginIframeInterval: 5,
      messageReceiveTimeout: 10_000,
    };
    const { configuration, problems } = identityOf({ ...realm, ...options });
    expect(problems).toEqual([]);
    expect(configuration?.identity).toMatchObject(options);
    expect(identityOf(realm).configuration?.identity).not.toHaveProperty('flow');
  });

  it('names missing keys with the object that they belong to', () => {
    expect(problemsOf({ identity: { url: 'https://auth.example.org' } })).toEqual([
      'Missing key "identity.realm".',
      'Missing key "identity.clientId".',
    ]);
    expect(problemsOf({ identity: { oidcProvider: 'https://auth.example.org' } })).toEqual([
      'Missing key "identity.clientId".',
    ]);
  });

  it('names wrong options', () => {
    const wrong = {
      flow: 1,
      responseMode: null,
      pkceMethod: true,
      checkLoginIframe: 'no',
      messageReceiveTimeout: -1,
    };
    expect(problemsOf({ identity: { ...realm, ...wrong } })).toEqual([
      'The key "identity.flow" must be a text, but is the number 1.',
      'The key "identity.responseMode" must be a text, but is null.',
      'The key "identity.pkceMethod" must be a text or false, but is true.',
      'The key "identity.checkLoginIframe" must be true or false, but is the text "no".',
      'The key "identity.messageReceiveTimeout" must be a number of milliseconds above 0, but is the number -1.',
    ]);
  });

  it('reports unknown keys without stopping at them', () => {
    const { configuration, problems } = identityOf({ ...realm, secret: 'x' });
    expect(problems).toEqual(['Unknown key "identity.secret".']);
    expect(configuration?.identity).not.toHaveProperty('secret');
  });
});
