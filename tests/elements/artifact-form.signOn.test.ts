import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import { aToken } from '../builders/aToken';
import { controlOf, fieldOf, said } from './fixtures/controls';
import { clearPage, place } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const page = new URL('/tests/elements/fixtures/signOn.html', location.href).href;
const realm = new URL('/auth/realms/lab/', location.href).href;
const later = Math.floor(Date.now() / 1000) + 3600;

const owner = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu', exp: later });

/** Responds to the calls of the page in the frame. */
type ResponseData = (request: Request) => unknown;
const answering = window as unknown as { respondToFrame: (request: Request) => Promise<Response> };

describe('signing in from trovi-artifact-form', () => {
  let asked: string[];
  let answers: Record<string, ResponseData>;
  let frame: HTMLIFrameElement;

  beforeEach(() => {
    asked = [];
    answers = {};
    answering.respondToFrame = async (request) => {
      const { origin, pathname } = new URL(request.url);
      asked.push(`${request.method} ${origin + pathname}`);
      const answer = answers[origin + pathname];
      if (!answer) throw new TypeError('Failed to fetch');
      return Response.json(await answer(request));
    };
    frame = place<HTMLIFrameElement>('<iframe width="800" height="600"></iframe>');
  });
  afterEach(async () => {
    clearPage();
    await settle();
    localStorage.clear();
    Reflect.deleteProperty(window, 'respondToFrame');
  });

  async function openPage(address = page): Promise<HTMLElement> {
    frame.src = address;
    return waitFor(() => {
      const form = frame.contentDocument?.querySelector<HTMLElement>('trovi-artifact-form');
      return form?.shadowRoot && form;
    }, 'form in the frame');
  }

  const loads = (name: string) =>
    (frame.contentWindow as Window).performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes(`/${name}-`));

  it('reports a sign-on server that does not answer, and loads keycloak-js only then', async () => {
    const form = await openPage();
    await settle();
    expect(Boolean(form.shadowRoot?.querySelector('button'))).to.equal(false);
    frame.contentWindow?.scrollTo(0, 5000);
    const login = await controlOf(form, 'Log in');
    await said(form, 'Log in to change the catalogue.');
    expect([asked, loads('keycloak')]).to.deep.equal([[], false]);
    login.click();
    await said(form, 'cannot be reached');
    expect(frame.contentWindow?.location.href).to.equal(page);
    expect(asked.some((one) => one.startsWith('GET https://api.example.org'))).to.equal(false);
  });

  it('leads to the sign-on server and back to the form, signed in', async () => {
    answers[`${realm}.well-known/openid-configuration`] = () => ({});
    const form = await openPage();
    frame.contentWindow?.scrollTo(0, 5000);
    (await controlOf(form, 'Log in')).click();
    const gate = await waitFor(() => {
      const { href } = (frame.contentWindow as Window).location;
      return href.startsWith(`${realm}protocol/openid-connect/auth`) && new URL(href);
    }, 'sign-on server');
    const wish = Object.fromEntries(gate.searchParams);
    expect(wish).to.include({ client_id: 'trovi', redirect_uri: page, response_type: 'code' });
    expect(wish.code_challenge_method).to.equal('S256');

    const token = aToken({ preferred_username: 'noor.haddad@example.edu', exp: later });
    answers[`${realm}protocol/openid-connect/token`] = async (request) => {
      const code = new URLSearchParams(await request.text()).get('code');
      expect(code).to.equal('the-code');
      const idToken = aToken({ nonce: wish.nonce, exp: later });
      return { access_token: token, refresh_token: token, id_token: idToken };
    };
    answers['https://api.example.org/token/'] = async (request) => {
      const { subject_token: given } = (await request.json()) as Record<string, string>;
      return { access_token: given === token ? owner : '' };
    };
    let key: string | null = null;
    answers[`https://api.example.org/artifacts/${wire.uuid}/`] = ({ url }) => {
      key = new URL(url).searchParams.get('access_token');
      return wire;
    };
    const back = await openPage(`${page}#state=${wish.state}&session_state=1&code=the-code`);
    expect((await fieldOf(back, 'title')).value).to.equal(wire.title);
    expect(key).to.equal(owner);
    expect(frame.contentWindow?.location.href.replace(/#$/, '')).to.equal(page);
  });
});
