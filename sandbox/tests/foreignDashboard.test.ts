import { beforeAll, describe, expect, it } from 'vitest';

import { readOptions } from '../sandboxOptions';
import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';
import { Browser } from './browser';

const dashboardUrl = 'http://localhost:8080/lab/catalogue/';

describe('a sandbox whose dashboard is served elsewhere', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await aSandbox({ dashboardUrl, split: true, seeds: seedsOf([aSeed(1)]) });
  });

  it('allows it in the configuration', async () => {
    expect(sandbox.urls.dashboard).toBe(dashboardUrl);
    const configuration = await fetch(`${sandbox.origin}/dashboard/config.json`);
    expect(await configuration.json()).toMatchObject({ dashboardUrl, apiUrl: sandbox.urls.api });
  });

  it('redirects only to it after signing in', async () => {
    const browser = Browser.of(sandbox);
    expect((await browser.signIn('mokafor')).access_token).toBeTruthy();
    const refused = browser.authorization({ redirect_uri: `${sandbox.origin}/dashboard/` });
    const response = await Browser.of(sandbox).ask(refused.address);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`href="${dashboardUrl}"`);
  });

  it('allows it to read the tokens', async () => {
    const response = await fetch(`${sandbox.urls.realm}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { origin: 'http://localhost:8080' },
      body: new URLSearchParams({ grant_type: 'authorization_code' }),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
  });
});

describe('--dashboard-url', () => {
  it('is an address, with or without a final slash', () => {
    const read = (url: string) => readOptions(['--dashboard-url', url], {});
    expect(read('http://localhost:8080/lab/catalogue')).toMatchObject({ dashboardUrl });
    expect(read(dashboardUrl)).toMatchObject({ dashboardUrl });
    for (const wrong of ['', '/dashboard/', 'ftp://example.org', 'https://example.org/?a=b']) {
      expect(() => read(wrong)).toThrow(`--dashboard-url must be a web address, not "${wrong}".`);
    }
  });
});
