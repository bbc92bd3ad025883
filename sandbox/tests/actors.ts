import type { RunningSandbox } from '../sandbox';
import { troviToken } from './troviToken';

/** The users of contract/api 1.8, with their accounts. */
const accounts = {
  'an anonymous visitor': undefined,
  'a stranger': 'visitor',
  'a collaborator': 'liwei',
  'an administrator': 'tecor',
  'the owner': 'mokafor',
  'a service administrator': 'curator',
} as const;

export type Actor = keyof typeof accounts;

export function urnOf(username: string): string {
  return `urn:trovi:user:chameleon:${username}`;
}

/** The owner and roles that give the actors the rights of their names. */
export const held = {
  ownerUrn: urnOf('mokafor'),
  roles: [
    { user: urnOf('mokafor'), role: 'administrator' as const },
    { user: urnOf('liwei'), role: 'collaborator' as const },
    { user: urnOf('tecor'), role: 'administrator' as const },
  ],
};

/**
 * A token with the write scope for each actor. The service administrator's also has the admin
 * scope.
 */
export async function tokensOf(sandbox: RunningSandbox): Promise<Record<Actor, string>> {
  const tokens: Partial<Record<Actor, string>> = {};
  for (const [actor, username] of Object.entries(accounts)) {
    const more = username === 'curator' ? ' trovi:admin' : '';
    tokens[actor as Actor] = username
      ? await troviToken(sandbox, username, `artifacts:read artifacts:write${more}`)
      : // Counts as none (contract/api 1.3).
        '';
  }
  return tokens as Record<Actor, string>;
}
