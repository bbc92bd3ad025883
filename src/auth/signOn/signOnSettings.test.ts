import { describe, expect, it } from 'vitest';

import type { SignOnConfiguration } from '../../domain/configuration/signOnConfiguration';
import { readSignOnSettings } from './signOnSettings';

const realm = { url: 'https://auth.example.org', realm: 'demo', clientId: 'dashboard' };
const provider = { oidcProvider: 'https://op.example.org', clientId: 'dashboard' };

describe('readSignOnSettings', () => {
  it.each([realm, provider])(
    'completes $clientId with the defaults of the specification',
    (identity) => {
      expect(readSignOnSettings(identity)).toEqual({
        clientId: 'dashboard',
        flow: 'standard',
        responseMode: 'fragment',
        pkceMethod: 'S256',
        isLoginRequired: false,
        checkLoginIframe: true,
        checkLoginIframeIntervalMs: 5000,
        messageReceiveTimeout: 10_000,
      });
    },
  );

  it('keeps the given values', () => {
    const set = {
      flow: 'hybrid',
      responseMode: 'query',
      onLoad: 'login-required',
      pkceMethod: false as const,
      checkLoginIframe: false,
      checkLoginIframeInterval: 2,
      messageReceiveTimeout: 500,
    };
    expect(readSignOnSettings({ ...realm, ...set })).toEqual({
      clientId: 'dashboard',
      flow: 'hybrid',
      responseMode: 'query',
      isLoginRequired: true,
      pkceMethod: false,
      checkLoginIframe: false,
      checkLoginIframeIntervalMs: 2000,
      messageReceiveTimeout: 500,
    });
  });

  it.each([
    [{ ...realm, responseMode: 'body' }, 'Invalid value for responseMode'],
    [{ ...realm, flow: '' }, 'Invalid value for flow'],
    [{ ...realm, onLoad: 'login' }, 'Invalid value for onLoad'],
    [{ ...realm, pkceMethod: 'plain' }, "expected 'S256' or false but got 'plain'"],
    [{ ...realm, url: '' }, "missing the required 'url' property"],
    [{ ...realm, realm: '' }, "missing the required 'realm' property"],
    [{ ...realm, clientId: '' }, "missing the required 'clientId' property"],
    [{ ...provider, clientId: '' }, "missing the required 'clientId' property"],
    [{ clientId: 'c' } as SignOnConfiguration, "missing the required 'url' property"],
  ])('rejects %j', (identity, message) => {
    expect(() => readSignOnSettings(identity)).toThrow(message);
    expect(() => readSignOnSettings(identity)).toThrow(
      expect.objectContaining({ code: 'configuration' }),
    );
  });
});
