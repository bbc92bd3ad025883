import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TroviProvider, type TroviProviderProps } from '../../src/components/services/TroviContext';
import { aConfiguration } from '../builders/aConfiguration';
import { fakeRepository } from '../fakes/fakeRepository';
import { fakeSession } from '../fakes/fakeSession';

/** The services of a part. By default the catalogue is empty and nobody is signed in. */
export type PartServices = Partial<Omit<TroviProviderProps, 'children'>>;

/** A rendered part and its user. */
export interface RenderedPart extends RenderResult {
  user: UserEvent;
}

/** Shows a part as an application would, below a `TroviProvider`. */
export function renderPart(part: ReactNode, services: PartServices = {}): RenderedPart {
  const page = render(part, { wrapper: providerOf(services) });
  return Object.assign(page, { user: userEvent.setup() });
}

/** The `TroviProvider` that {@link renderPart} puts above a part, for tests of hooks. */
export function providerOf(services: PartServices = {}) {
  const given = {
    repository: fakeRepository(),
    session: fakeSession(),
    configuration: aConfiguration(),
    ...services,
  };
  return function Provider({ children }: { children: ReactNode }) {
    return <TroviProvider {...given}>{children}</TroviProvider>;
  };
}
