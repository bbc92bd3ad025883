import type { CatalogueConfiguration } from '../src/domain/configuration/configuration';
import { aConfiguration } from '../tests/builders/aConfiguration';
import { type FakeRepository, fakeRepository } from '../tests/fakes/fakeRepository';
import { type FakeSession, fakeSession } from '../tests/fakes/fakeSession';

/** The services that a story passes to its components. */
export interface StoryServices {
  /** @default An empty catalogue. */
  repository: FakeRepository;
  /** @default Nobody is signed in. */
  session: FakeSession;
  /** @default A deployment at example.org. */
  configuration: CatalogueConfiguration;
  /** The base address of links to artifacts. @default The configuration's dashboard. */
  linkBase?: string;
}

type MakeServices = () => Partial<StoryServices>;

/** Story parameters with these services. They are created anew each time the story opens. */
export function withServices(make: MakeServices): { makeServices: MakeServices } {
  return { makeServices: make };
}

/** Loader: creates the services of a story. */
export function loadServices({ parameters }: { parameters: { makeServices?: MakeServices } }): {
  services: StoryServices;
} {
  const given = {
    repository: fakeRepository(),
    session: fakeSession(),
    configuration: aConfiguration(),
  };
  return { services: { ...given, ...parameters.makeServices?.() } };
}

/** The services of the current story. */
export function servicesOf({ loaded }: { loaded: Record<string, unknown> }): StoryServices {
  return loaded.services as StoryServices;
}
