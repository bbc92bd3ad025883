import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { Migration } from '../api/migration/migrationQueue';
import type { SignOnServer } from '../signOn/signOnServer';
import type { Clock } from './clock';
import type { EmojiRefusal } from './emojiRefusal';
import type { LifetimeSettings } from './lifetimes';
import type { MigrationSettings } from './migrationSettings';
import { readMembers, wholeNumber } from './readMembers';
import { readSentJson, refuse } from './sentJson';

interface SwitchParts {
  clock: Clock;
  lifetimes: LifetimeSettings;
  migrationSettings: MigrationSettings;
  emoji: EmojiRefusal;
  /** The requests that are queued or in progress. */
  listMigrations: () => Promise<Migration[]>;
  /** The sandbox's own sign-on server, unless another one is trusted. */
  identity?: SignOnServer;
}

const mostBytes = 10_000;

const farthestMs = 100 * 365 * 86_400_000;
const clockMembers = {
  offsetMs: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(-farthestMs),
    v.maxValue(farthestMs),
    v.description('a whole number of milliseconds'),
  ),
};

const seconds = wholeNumber(1, 10 * 365 * 86_400, 'a whole number of seconds, at least 1');
const lifetimeMembers = {
  accessToken: seconds,
  refreshToken: seconds,
  session: seconds,
  troviToken: seconds,
};

const milliseconds = wholeNumber(0, 86_400_000, 'a whole number of milliseconds, up to a day');
const migrationMembers = {
  queuedMs: milliseconds,
  inProgressMs: milliseconds,
  fails: v.pipe(v.optional(v.boolean()), v.description('true or false')),
};

const emojiMembers = { refused: v.pipe(v.boolean(), v.description('true or false')) };

const sessionMembers = { username: v.pipe(v.string(), v.description('a text')) };

/** The switches of time, sessions, DOI requests and emoji, with paths below `/sandbox`. */
export function createSwitches(parts: SwitchParts): Hono {
  const { clock, lifetimes, migrationSettings, emoji, identity } = parts;
  const switches = new Hono();

  const tellTime = (context: Context) =>
    context.json({ offsetMs: clock.offsetMs(), now: new Date(clock.now()).toISOString() });
  switches.get('/clock', tellTime);
  switches.post('/clock', (context) =>
    turn(context, clockMembers, ({ offsetMs }) => {
      clock.setOffset(offsetMs);
      return tellTime(context);
    }),
  );
  switches.delete('/clock', (context) => {
    clock.setOffset(0);
    return context.body(null, 204);
  });

  switches.get('/lifetimes', (context) => context.json(lifetimes.current()));
  switches.post('/lifetimes', (context) =>
    turn(context, lifetimeMembers, (members) => {
      lifetimes.change(members);
      return context.json(lifetimes.current());
    }),
  );
  switches.delete('/lifetimes', (context) => {
    lifetimes.reset();
    return context.body(null, 204);
  });

  const tellMigrations = async (context: Context) =>
    context.json({ ...migrationSettings.current(), unsettled: await parts.listMigrations() });
  switches.get('/migrations', tellMigrations);
  switches.post('/migrations', (context) =>
    turn(context, migrationMembers, (members) => {
      migrationSettings.change(members);
      return tellMigrations(context);
    }),
  );
  switches.delete('/migrations', (context) => {
    migrationSettings.reset();
    return context.body(null, 204);
  });

  const tellEmoji = (context: Context) => context.json({ refused: emoji.isOn() });
  switches.get('/emoji', tellEmoji);
  switches.post('/emoji', (context) =>
    turn(context, emojiMembers, ({ refused }) => {
      emoji.turn(refused);
      return tellEmoji(context);
    }),
  );
  switches.delete('/emoji', (context) => {
    emoji.turn(false);
    return context.body(null, 204);
  });

  switches.post('/sessions/revoke', (context) =>
    turn(context, sessionMembers, async ({ username }) => {
      if (!identity) {
        return refuse(context, ['The sign-on server of --identity keeps the sessions. Use it.']);
      }
      const ended = await identity.revokeSessions(username);
      if (ended === undefined) return refuse(context, ['There is no account of that name.'], 404);
      return context.json({ ended });
    }),
  );
  return switches;
}

type ResponseData = Response | Promise<Response>;

/** Reads the JSON and passes it on. If it is wrong, responds with the problems. */
async function turn<Entries extends v.ObjectEntries>(
  context: Context,
  entries: Entries,
  respond: (members: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => ResponseData,
): Promise<Response> {
  const { json, refusal } = await readSentJson(context, mostBytes);
  if (refusal) return refusal;
  const { members, problems } = readMembers(json, entries);
  return problems ? refuse(context, problems) : respond(members);
}
