import type { RunningSandbox } from '../../dashboard/sandbox/sandbox';
import { troviToken } from './troviToken';

/** Everybody of contract/api 1.8, with the account they sign in with. */
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

/** Owner and roles of an artifact on which the actors stand as they are called. */
export const held = {
  ownerUrn: urnOf('mokafor'),
  roles: [
    { user: urnOf('mokafor'), role: 'administrator' as const },
    { user: urnOf('liwei'), role: 'collaborator' as const },
    { user: urnOf('tecor'), role: 'administrator' as const },
  ],
};

/** A token to write for each of the actors; the service administrator has asked for that scope. */
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
