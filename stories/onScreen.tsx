import type { ReactNode } from 'react';
import { servicesOf, type StoryServices, withServices } from '../.storybook/services';
import { dashboardBase } from '../dashboard/routing/base';
import { toasts } from '../dashboard/shell/pageToasts';
import { aConfiguration } from '../tests/builders/aConfiguration';
import { aCatalogue } from '../tests/builders/aCatalogue';
import { aFullArtifact } from '../tests/builders/aFullArtifact';
import { fakeRepository, type FakeRepositoryOptions } from '../tests/fakes/fakeRepository';
import { Screen, type ScreenProps } from './Screen';

const catalogue = aCatalogue();
const identity = { url: 'https://auth.example.org', realm: 'example', clientId: 'dashboard' };
const configuration = aConfiguration({ identity });
const artifacts = [aFullArtifact(), ...catalogue.artifacts];

/** The catalogue for stories of screens: one artifact with every field, and many others. */
export const aRepository = (options: FakeRepositoryOptions = {}) =>
  fakeRepository({ ...catalogue, artifacts, ...options });

/** Parameters of a screen's story: its services. */
export function onScreen(make: () => Partial<StoryServices> = () => ({})) {
  const services = () => ({
    repository: aRepository(),
    configuration,
    linkBase: dashboardBase,
    ...make(),
  });
  return { ...withServices(services), isPage: true, controls: { include: ['path'] } };
}

/** Settings that all stories of screens share. */
export const screenStory = {
  component: Screen as (props: ScreenProps) => ReactNode,
  parameters: onScreen(),
  render: (args: ScreenProps, context: { loaded: Record<string, unknown> }) => (
    <Screen {...args} session={servicesOf(context).session} />
  ),
  // Toasts belong to the page, so each story starts by removing them.
  beforeEach: () => {
    for (const { id } of toasts.current()) toasts.dismiss(id);
  },
};
