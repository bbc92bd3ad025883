import { type ComponentType, lazy } from 'react';

/** The code of a screen could not be loaded. */
export class UnloadedScreen extends Error {
  override readonly name = 'UnloadedScreen';
  /** Forgets the failure: the next time it is shown, the screen is loaded anew. */
  readonly renew: () => void;
  /** Loads the code once more, and forgets the failure if it comes; rejects if it does not. */
  readonly loadAgain: () => Promise<void>;

  constructor(renew: () => void, loadAgain: () => Promise<void>) {
    super('The code of a screen could not be loaded.');
    this.renew = renew;
    this.loadAgain = loadAgain;
  }
}

/** A screen whose code is loaded when it is first shown: as React's `lazy`, but a failure, an {@link UnloadedScreen}, need not last. */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => ({
      default: await load().catch(() => {
        throw new UnloadedScreen(renew, loadAgain);
      }),
    })) as ComponentType<Props>;
  let Screen = begin();
  const renew = () => {
    Screen = begin();
  };
  const loadAgain = () => load().then(renew);
  return function LateScreen(props) {
    return <Screen {...props} />;
  };
}
