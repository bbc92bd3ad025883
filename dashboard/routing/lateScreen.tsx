import { type ComponentType, lazy } from 'react';
import { withLateStyles } from './lateStyles';

/** The code of a screen could not be loaded. */
export class UnloadedScreen extends Error {
  override readonly name = 'UnloadedScreen';
  /** Forgets the failure: the screen loads again when it is next shown. */
  readonly renew: () => void;
  /** Loads the code again. Resolves and forgets the failure when it works, else rejects. */
  readonly loadAgain: () => Promise<void>;

  constructor(renew: () => void, loadAgain: () => Promise<void>) {
    super('The code of a screen could not be loaded.');
    this.renew = renew;
    this.loadAgain = loadAgain;
  }
}

/**
 * A component that loads its code and styles when it is first shown. Like React's `lazy`, but a
 * failure, an {@link UnloadedScreen}, can be retried.
 */
export function lateScreen<Props extends object>(
  loadCode: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const load = () => withLateStyles(loadCode());
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
