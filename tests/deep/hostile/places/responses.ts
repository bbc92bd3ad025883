import type { BrowserContext } from '@playwright/test';

import { aWirePage, type Json } from '../../../e2e/catalogue/brokenArtifacts';
import type { Attack } from '../corpus/attack';

/** Responses that replace those of the API and the portal. */
export interface Responses {
  /** Artifacts by id. The list contains all of them. */
  artifacts: Json[];
  tags: string[];
  badges: { name: string; description: string; redirect_link: string }[];
}

/** Responds to the pages' calls to any API and portal address. The sandbox handles the rest. */
export async function respondToCalls(context: BrowserContext, responses: Responses): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/\/artifacts\/(\?|$)/, (route) =>
    route.request().method() === 'GET' && /\/api\//.test(route.request().url())
      ? route.fulfill({ json: aWirePage(responses.artifacts), headers })
      : route.fallback(),
  );
  await context.route(/\/api\/artifacts\/[0-9a-f-]{36}\/(\?|$)/, (route) => {
    const [, uuid] = /artifacts\/([0-9a-f-]{36})\//.exec(route.request().url()) ?? [];
    const artifact = responses.artifacts.find((one) => one.uuid === uuid);
    return artifact ? route.fulfill({ json: artifact, headers }) : route.fallback();
  });
  await context.route(/\/meta\/tags\/?(\?|$)/, (route) =>
    route.fulfill({ json: { tags: responses.tags.map((tag) => ({ tag })) }, headers }),
  );
  await context.route(/\/experiment\/share\/api\/badges/, (route) => {
    const held = responses.artifacts.flatMap(({ uuid }) =>
      responses.badges.map(({ name }) => ({ artifact_uuid: uuid, badge: name })),
    );
    return route.fulfill({
      json: { badges: responses.badges, artifact_badges: held.slice(0, 200) },
      headers,
    });
  });
}

/** Badges and tags with hostile texts. */
export function hostileVocabulary(attacks: readonly Attack[]): Pick<Responses, 'tags' | 'badges'> {
  const texts = attacks.map(({ text }) => text);
  return {
    tags: texts,
    badges: texts.map((text) => ({ name: text, description: text, redirect_link: text })),
  };
}
