import { seedUuid } from '../../seeds/seedIds';

/** A demo account, which exists in every sandbox. */
export interface DemoAccount {
  /** The `sub` of tokens. It is the same in every sandbox. */
  id: string;
  username: string;
  password: string;
  fullName: string;
  email: string;
  /** The rights of the account, as one phrase. */
  may: string;
}

function account(entry: Omit<DemoAccount, 'id'>): DemoAccount {
  return { id: seedUuid(`account/${entry.username}`), ...entry };
}

/** The accounts that `npm start` prints and the sign-in page shows. */
export const demoAccounts: DemoAccount[] = [
  account({
    username: 'mokafor',
    password: 'bursty-load',
    fullName: 'Maya Okafor',
    email: 'mokafor@cs.example.edu',
    may: 'owns artifacts, public and private: edits them, their roles and versions',
  }),
  account({
    username: 'liwei',
    password: 'edge-camera',
    fullName: 'Li Wei',
    email: 'li.wei@example.org',
    may: 'collaborates on artifacts of others: edits them, but not their roles',
  }),
  account({
    username: 'tecor',
    password: 'first-steps',
    fullName: 'Teresa Cordeiro',
    email: 'tecor@example.org',
    may: 'administers some artifacts of others: edits them and their roles',
  }),
  account({
    username: 'visitor',
    password: 'just-looking',
    fullName: 'Vera Visitor',
    email: 'visitor@example.com',
    may: 'holds no role anywhere: sees what is public, and may add artifacts',
  }),
  account({
    username: 'curator',
    password: 'sees-it-all',
    fullName: 'Carl Curator',
    email: 'curator@example.org',
    may: 'service administrator: with the scope trovi:admin, sees and changes everything',
  }),
];

/** The users who can request the scopes of service administrators (contract/sign-on 1). */
export const serviceAdministrators: readonly string[] = ['curator'];
