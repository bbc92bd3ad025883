import type { SignOnApp } from '../sessions/browserSession';
import {
  showRegistration,
  showSignOn,
  takeRegistration,
  takeSignOn,
  type SignOnParts,
} from './signOnInteraction';

/** The path of the sign-in page below the address of the realm, as in Keycloak. */
export const signOnPath = (uid: string) => `/login-actions/authenticate/${uid}`;

/** Adds the sign-in and registration pages below the path of a realm. */
export function addSignOnRoutes(app: SignOnApp, realm: string, parts: SignOnParts): void {
  const signIn = `${realm}${signOnPath(':uid')}`;
  app.get(signIn, (context) => showSignOn(context, parts));
  app.post(signIn, (context) => takeSignOn(context, parts));
  app.get(`${signIn}/registration`, (context) => showRegistration(context, parts));
  app.post(`${signIn}/registration`, (context) => takeRegistration(context, parts));
}
