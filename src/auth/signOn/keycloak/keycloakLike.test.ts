import { afterEach, describe, expect, it, vi } from 'vitest';

import { createKeycloak } from './keycloakLike';

vi.mock('keycloak-js', () => ({ default: class {} }));

interface WithResolvers {
  withResolvers?: () => {
    promise: Promise<unknown>;
    resolve: (value: unknown) => void;
    reject: (reason: unknown) => void;
  };
}

describe('createKeycloak', () => {
  const promises = Promise as unknown as WithResolvers;
  const own = promises.withResolvers;
  afterEach(() => {
    if (own) promises.withResolvers = own;
    else delete promises.withResolvers;
  });

  it('gives older browsers what keycloak-js needs to renew tokens', async () => {
    delete promises.withResolvers;
    await createKeycloak({ url: 'https://id.example.org', realm: 'r', clientId: 'c' });
    const supplied = (Promise as unknown as Required<WithResolvers>).withResolvers;
    const fulfilled = supplied();
    fulfilled.resolve('token');
    await expect(fulfilled.promise).resolves.toBe('token');
    const rejected = supplied();
    rejected.reject(new Error('refused'));
    await expect(rejected.promise).rejects.toThrow('refused');
  });
});
