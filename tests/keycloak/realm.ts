import { demoAccounts } from '../../sandbox/signOn/accounts/demoAccounts';
import { apiClient, dashboardClient, defaultRealm } from '../../sandbox/signOn/realm';

/** A realm for Keycloak: the sandbox's accounts, the dashboard's client and the API audience. */
export function troviRealm() {
  return {
    realm: defaultRealm,
    enabled: true,
    sslRequired: 'none',
    registrationAllowed: true,
    accessTokenLifespan: 300,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
    clients: [
      { clientId: apiClient, enabled: true, bearerOnly: true },
      {
        clientId: dashboardClient,
        enabled: true,
        publicClient: true,
        standardFlowEnabled: true,
        directAccessGrantsEnabled: false,
        // Each test has a dashboard on another port.
        redirectUris: ['*'],
        webOrigins: ['*'],
        attributes: {
          'pkce.code.challenge.method': 'S256',
          'post.logout.redirect.uris': '*',
        },
        protocolMappers: [
          {
            name: 'audience of the catalogue',
            protocol: 'openid-connect',
            protocolMapper: 'oidc-audience-mapper',
            config: {
              'included.client.audience': apiClient,
              'access.token.claim': 'true',
              'id.token.claim': 'false',
            },
          },
        ],
      },
    ],
    users: demoAccounts.map(({ id, username, password, fullName, email }) => {
      const [firstName, ...rest] = fullName.split(' ');
      return {
        id,
        username,
        email,
        firstName,
        lastName: rest.join(' '),
        enabled: true,
        emailVerified: true,
        credentials: [{ type: 'password', value: password, temporary: false }],
        realmRoles: [`default-roles-${defaultRealm}`],
      };
    }),
  };
}
