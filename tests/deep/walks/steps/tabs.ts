import type { Walk } from '../walk';
import { oneOf, type Step } from './step';

const secondTab: Step = {
  kind: 'open a second tab',
  weight: 1,
  isPossible: ({ walk: { model, context } }) => !model.isOffline && context.pages().length === 1,
  async take(walk, { choice }) {
    const { context, sandbox, own } = walk;
    const path = oneOf(['artifacts', 'artifacts/add', `artifacts/${own.id}`, ''], choice) ?? '';
    walk.page = await context.newPage();
    await walk.page.goto(new URL(path, sandbox.urls.dashboard).href, { waitUntil: 'commit' });
    return path;
  },
};

const otherTab: Step = {
  kind: 'turn to the other tab',
  weight: 3,
  isPossible: ({ walk: { context } }) => context.pages().length > 1,
  async take(walk) {
    const other = otherPage(walk);
    if (!other) return 'there is none';
    walk.page = other;
    await other.bringToFront();
    // A signed-out tab checks the session at the first action.
    await other.mouse.move(5, 5);
    await other.mouse.move(9, 9);
    return other.url();
  },
};

function otherPage({ context, page }: Walk) {
  return context.pages().find((candidate) => candidate !== page);
}

export const tabSteps: Step[] = [secondTab, otherTab];
