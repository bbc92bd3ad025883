import { Hono, type Context } from 'hono';

import type { Migration } from '../api/migration/migrationQueue';
import type { Clock } from './clock';
import type { IdentityServer } from '../identity/identityServer';
import { lifetimeNames, type LifetimeSettings } from './lifetimes';
import type { MigrationSettings } from './migrationSettings';
import { readSentJson, refuse } from './sentJson';

interface SwitchParts {
  clock: Clock;
  lifetimes: LifetimeSettings;
  migrationSettings: MigrationSettings;
  /** What was requested and is not settled. */
  listMigrations: () => Promise<Migration[]>;
  /** The sandbox's own sign-on server, unless another is trusted. */
  identity?: IdentityServer;
}

const farthest = 100 * 365 * 86_400_000;
const mostBytes = 10_000;
const longestLife = 10 * 365 * 86_400;
/** What a timer can wait for with ease. */
const longestWaitMs = 86_400_000;

/**
 * The switches of time, sessions and DOI requests, with paths below `/sandbox`; those for faults
 * stand beside them (decision 5).
 */
export function createSwitches({ clock, lifetimes, identity, ...parts }: SwitchParts): Hono {
  const switches = new Hono();

  const tellTime = (context: Context) =>
    context.json({ offsetMs: clock.offsetMs(), now: new Date(clock.now()).toISOString() });
  switches.get('/clock', tellTime);
  switches.post('/clock', async (context) => {
    const { json, refusal } = await readSwitch(context, ['offsetMs']);
    if (!json) return refusal;
    const { offsetMs } = json;
    if (!Number.isSafeInteger(offsetMs) || Math.abs(Number(offsetMs)) > farthest) {
      return refuse(context, '"offsetMs" must be a whole number of milliseconds.');
    }
    clock.setOffset(Number(offsetMs));
    return tellTime(context);
  });
  switches.delete('/clock', (context) => {
    clock.setOffset(0);
    return context.body(null, 204);
  });

  switches.get('/lifetimes', (context) => context.json(lifetimes.current()));
  switches.post('/lifetimes', async (context) => {
    const { json, refusal } = await readSwitch(context, lifetimeNames);
    if (!json) return refusal;
    const isGood = (value: unknown) =>
      Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= longestLife;
    const bad = Object.keys(json).find((name) => !isGood(json[name]));
    if (bad) return refuse(context, `"${bad}" must be a whole number of seconds, at least 1.`);
    lifetimes.change(json);
    return context.json(lifetimes.current());
  });
  switches.delete('/lifetimes', (context) => {
    lifetimes.reset();
    return context.body(null, 204);
  });

  const { migrationSettings } = parts;
  const tellMigrations = async (context: Context) =>
    context.json({ ...migrationSettings.current(), unsettled: await parts.listMigrations() });
  switches.get('/migrations', tellMigrations);
  switches.post('/migrations', async (context) => {
    const { json, refusal } = await readSwitch(context, ['queuedMs', 'inProgressMs', 'fails']);
    if (!json) return refusal;
    const { fails, ...spans } = json;
    const isGood = (value: unknown) =>
      Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= longestWaitMs;
    const bad = Object.keys(spans).find((name) => !isGood(spans[name]));
    if (bad)
      return refuse(context, `"${bad}" must be a whole number of milliseconds, up to a day.`);
    if (!['boolean', 'undefined'].includes(typeof fails)) {
      return refuse(context, '"fails" must be true or false.');
    }
    migrationSettings.change(json);
    return tellMigrations(context);
  });
  switches.delete('/migrations', (context) => {
    migrationSettings.reset();
    return context.body(null, 204);
  });

  switches.post('/sessions/revoke', async (context) => {
    const { json, refusal } = await readSwitch(context, ['username']);
    if (!json) return refusal;
    if (!identity) return refuse(context, 'Sessions are kept by the sign-on server of --identity.');
    if (typeof json.username !== 'string') return refuse(context, '"username" must be a text.');
    const ended = await identity.revokeSessions(json.username);
    if (ended === undefined) return refuse(context, 'There is no account of that name.', 404);
    return context.json({ ended });
  });
  return switches;
}

type SentObject =
  { json: Record<string, unknown>; refusal?: never } | { json?: never; refusal: Response };

/** The JSON object that was sent, with none but known members. */
async function readSwitch(context: Context, known: readonly string[]): Promise<SentObject> {
  const { json, refusal } = await readSentJson(context, mostBytes);
  if (refusal) return { refusal };
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { refusal: refuse(context, 'Send a JSON object.') };
  }
  const unknown = Object.keys(json).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const problem = `There is no "${unknown}": known are ${known.join(', ')}.`;
    return { refusal: refuse(context, problem) };
  }
  return { json: json as Record<string, unknown> };
}
