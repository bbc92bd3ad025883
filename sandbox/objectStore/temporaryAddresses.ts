import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { ObjectStore } from '../api/contents/accessMethods';

/** The lifetime of an address in seconds (contract/api 2.11). */
const lifetime = 300;

/** Creates and checks temporary addresses of stored objects. */
export interface TemporaryAddresses extends ObjectStore {
  isGood(key: string, query: URLSearchParams): boolean;
}

/** Signs addresses below a base. The secret lives as long as the process. */
export function createTemporaryAddresses(base: string): TemporaryAddresses {
  const secret = randomBytes(32);
  const sign = (key: string, exp: number) =>
    createHmac('sha256', secret).update(`${exp} ${key}`).digest();
  return {
    temporaryAddress(key) {
      const exp = Math.floor(Date.now() / 1000) + lifetime;
      const url = new URL(`${base}/${encodeURIComponent(key)}`);
      url.searchParams.set('temp_url_expires', String(exp));
      url.searchParams.set('temp_url_sig', sign(key, exp).toString('hex'));
      return { url: url.href, exp };
    },
    isGood(key, query) {
      const exp = Number(query.get('temp_url_expires'));
      const given = Buffer.from(query.get('temp_url_sig') ?? '', 'hex');
      const wanted = sign(key, exp);
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isSigned && exp > Date.now() / 1000;
    },
  };
}
