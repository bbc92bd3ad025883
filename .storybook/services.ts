import type { CatalogueConfiguration } from '../src/domain/configuration/configuration';
import { aConfiguration } from '../tests/builders/aConfiguration';
import { type FakeRepository, fakeRepository } from '../tests/fakes/fakeRepository';
import { type FakeSession, fakeSession } from '../tests/fakes/fakeSession';

/** What the parts of a story get from above. */
export interface StoryServices {
  /** @default an empty catalogue */
  repository: FakeRepository;
  /** @default nobody is signed in */
  session: FakeSession;
  /** @default a deployment of example.org */
  configuration: CatalogueConfiguration;
  /** Where links to artifacts lead. @default the configuration's dashboard */
  linkBase?: string;
}

type MakeServices = () => Partial<StoryServices>;

/** The parameters of a story whose parts get these services. They are made anew whenever the story is opened. */
export function withServices(make: MakeServices): { makeServices: MakeServices } {
  return { makeServices: make };
}

/** Loader: makes the services of a story. */
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

/** The services of the story that plays. */
export function servicesOf({ loaded }: { loaded: Record<string, unknown> }): StoryServices {
  return loaded.services as StoryServices;
}
