import type { Fault } from '../../../../sandbox/faults/fault';
import type { Walk } from '../walk';
import { lotOf, oneOf, type Step } from './step';

interface Target {
  method: string;
  path: string;
  /** Calls whose response the page reads. For other calls, only the status counts. */
  isRead: boolean;
}

function targetsOf({ own, model }: Walk): Target[] {
  const reads = [
    '/api/artifacts/',
    `/api/artifacts/${own.id}/`,
    '/api/artifacts/*',
    '/api/meta/tags/',
    '/experiment/share/api/badges',
    '/experiment/*',
    '/api/*',
  ].map((path) => ({ method: 'GET', path, isRead: true }));
  const writes = [
    { method: 'POST', path: '/api/artifacts/', isRead: true },
    { method: 'POST', path: '/api/import/', isRead: true },
    { method: 'PUT', path: '/api/artifacts/*', isRead: true },
    { method: 'DELETE', path: '/api/artifacts/*', isRead: false },
    { method: '*', path: `/api/artifacts/${own.id}/roles/`, isRead: false },
    { method: 'POST', path: `/api/artifacts/${own.id}/versions/*`, isRead: false },
    { method: '*', path: '/api/*', isRead: false },
  ];
  const token = { method: 'POST', path: '/api/token/', isRead: true };
  // Signed-out visitors write nothing.
  return model.user ? [...reads, ...writes, ...writes, token] : reads;
}

type Kind = Omit<Fault, 'method' | 'path' | 'times'>;

const html = { body: '<!doctype html><h1>Gateway</h1>', contentType: 'text/html' };
const kinds: Record<string, Kind> = {
  cut: { cut: true },
  slow: { delayMs: 700 },
  'slow and cut': { delayMs: 300, cut: true },
  '400': { status: 400, body: { detail: 'Not like that.' } },
  '403': { status: 403, body: { detail: 'Not you.' } },
  '403 invalid_token': { status: 403, body: { error: 'invalid_token', error_description: 'Old.' } },
  '404': { status: 404, body: { detail: 'Not found.' } },
  '409': { status: 409, body: { detail: 'Taken.' } },
  '429': { status: 429, body: { detail: 'Too fast.' } },
  '500': { status: 500, body: { detail: 'Broken.' } },
  '502 in HTML': { status: 502, ...html },
  '500 without a body': { status: 500, body: '' },
};
const disguised: Record<string, Kind> = {
  HTML: { status: 200, ...html },
  'truncated JSON': {
    status: 200,
    body: '{"artifacts": [{"uuid": "',
    contentType: 'application/json',
  },
  'a wrong shape': { status: 200, body: { artifacts: 'none', tags: 7, result: null, uuid: 12 } },
  'an empty body': { status: 200, body: '', contentType: 'application/json' },
};

const setFault: Step = {
  kind: 'set a fault',
  weight: 7,
  isPossible: ({ sight }) => sight.screen !== 'nothing',
  async take(walk, { choice }) {
    const { switches, model } = walk;
    const target = oneOf(targetsOf(walk), choice) as Target;
    const known = target.isRead ? { ...kinds, ...disguised } : kinds;
    const name = oneOf(Object.keys(known), lotOf(choice, 1000)) ?? '';
    const times = oneOf([1, 1, 2, undefined], lotOf(choice, 701));
    if (times === undefined) model.hasFaults = true;
    if (known[name]?.cut) model.hasCut = true;
    await switches.fail(target.method, target.path, { ...known[name], times });
    return `${name}, ${target.method} ${target.path}, ${times ?? 'always'}`;
  },
};

const clearFaults: Step = {
  kind: 'clear faults',
  weight: 6,
  isPossible: ({ walk: { model } }) => model.hasFaults,
  async take({ switches, model }) {
    model.hasFaults = false;
    await switches.clearFaults();
    return '';
  },
};

const goOffline: Step = {
  kind: 'go offline',
  weight: 2,
  isPossible: ({ sight, walk: { model } }) =>
    !model.isOffline && !['signOn', 'login', 'nothing'].includes(sight.screen),
  async take({ context, model }) {
    model.isOffline = true;
    model.wasOffline = true;
    await context.setOffline(true);
    return '';
  },
};

const goOnline: Step = {
  kind: 'go online',
  weight: 12,
  isPossible: ({ walk: { model } }) => model.isOffline,
  async take(walk) {
    walk.model.isOffline = false;
    await walk.context.setOffline(false);
    return '';
  },
};

export const faultSteps: Step[] = [setFault, clearFaults, goOffline, goOnline];
