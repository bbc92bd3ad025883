import type { IdentityApp } from '../sessions/browserSession';
import {
  showRegistration,
  showSignIn,
  takeRegistration,
  takeSignIn,
  type SignInParts,
} from './signIn';

/** The path of the sign-in page below the address of the realm, as in Keycloak. */
export const signInPath = (uid: string) => `/login-actions/authenticate/${uid}`;

/** Adds the sign-in and registration pages below the path of a realm. */
export function addSignInRoutes(app: IdentityApp, realm: string, parts: SignInParts): void {
  const signIn = `${realm}${signInPath(':uid')}`;
  app.get(signIn, (context) => showSignIn(context, parts));
  app.post(signIn, (context) => takeSignIn(context, parts));
  app.get(`${signIn}/registration`, (context) => showRegistration(context, parts));
  app.post(`${signIn}/registration`, (context) => takeRegistration(context, parts));
}
