import type { BrowserContext } from '@playwright/test';

import { aWirePage, type Json } from '../../../e2e/catalogue/brokenArtifacts';
import type { Attack } from '../corpus/attack';

/** What the API and the portal say instead of what they would. */
export interface Answers {
  /** By id; the list holds all of them. */
  artifacts: Json[];
  tags: string[];
  badges: { name: string; description: string; redirect_link: string }[];
}

/** Answers calls of pages, whatever the address of API and portal. What is not there is asked of the sandbox. */
export async function answerCalls(context: BrowserContext, answers: Answers): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/\/artifacts\/(\?|$)/, (route) =>
    route.request().method() === 'GET' && /\/api\//.test(route.request().url())
      ? route.fulfill({ json: aWirePage(answers.artifacts), headers })
      : route.fallback(),
  );
  await context.route(/\/api\/artifacts\/[0-9a-f-]{36}\/(\?|$)/, (route) => {
    const [, uuid] = /artifacts\/([0-9a-f-]{36})\//.exec(route.request().url()) ?? [];
    const artifact = answers.artifacts.find((one) => one.uuid === uuid);
    return artifact ? route.fulfill({ json: artifact, headers }) : route.fallback();
  });
  await context.route(/\/meta\/tags\/?(\?|$)/, (route) =>
    route.fulfill({ json: { tags: answers.tags.map((tag) => ({ tag })) }, headers }),
  );
  await context.route(/\/experiment\/share\/api\/badges/, (route) => {
    const held = answers.artifacts.flatMap(({ uuid }) =>
      answers.badges.map(({ name }) => ({ artifact_uuid: uuid, badge: name })),
    );
    return route.fulfill({
      json: { badges: answers.badges, artifact_badges: held.slice(0, 200) },
      headers,
    });
  });
}

/** Badges and tags that say what attacks say. */
export function hostileVocabulary(attacks: readonly Attack[]): Pick<Answers, 'tags' | 'badges'> {
  const texts = attacks.map(({ text }) => text);
  return {
    tags: texts,
    badges: texts.map((text) => ({ name: text, description: text, redirect_link: text })),
  };
}
