import { expect } from 'vitest';

import { Browser, passwordOf, type Tokens } from '../../sandbox/tests/browser';

/** A user who signs in at Keycloak through its login form. */
export class KeycloakBrowser extends Browser {
  override async signIn(username: string, password = passwordOf(username)): Promise<Tokens> {
    const { address, verifier, query } = this.authorization();
    const page = await this.follow(address);
    const action = /<form[^>]*\baction="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const back = await this.follow(action.replaceAll('&amp;', '&'), {
      method: 'POST',
      body: new URLSearchParams({ username, password }),
    });
    const { code = '' } = Browser.told(back);
    const response = await this.redeem(code, verifier, query.get('redirect_uri') ?? '');
    expect(response.status).toBe(200);
    return (await response.json()) as Tokens;
  }
}
