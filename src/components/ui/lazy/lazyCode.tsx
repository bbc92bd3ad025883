import { type ComponentType, lazy, type RefObject, useEffect, useState } from 'react';
import { textButton } from '../buttons/buttons.css';

/** Code that loads when it is first needed. */
export interface LazyCode<Code> {
  /** The code. Absent until it has loaded. */
  readonly loaded?: Code;
  /** Loads the code, once. After a failure, the next call tries again. */
  load: () => Promise<Code>;
}

/**
 * Describes code that loads when it is first needed. For 10 KB or more that most visits don't need;
 * import everything else as usual. While a part waits for its code, {@link LazyNote} is next to its
 * control, or the part before it stays. After a failure, the user can try again.
 */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loading: Promise<Code> | undefined;
  let loaded: Code | undefined;
  return {
    get loaded() {
      return loaded;
    },
    async load() {
      loading ??= importCode();
      try {
        loaded = await loading;
        return loaded;
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
}

/** Lazy code as a component sees it. */
export interface LazyState<Code> {
  /** Absent until it has loaded. */
  code?: Code;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads again after a failure. */
  retry: () => void;
}

/** Loads code when a component needs it for the first time. */
export function useLazyCode<Code>(lazy: LazyCode<Code>, isNeeded = true): LazyState<Code> {
  const [{ code, hasFailed }, setState] = useState<{ code?: Code; hasFailed?: boolean }>(() => ({
    code: lazy.loaded,
  }));
  const isLoading = isNeeded && !code && !hasFailed;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    lazy.load().then(
      (loaded) => isWanted && setState({ code: loaded }),
      () => isWanted && setState({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading, lazy]);
  return {
    code,
    isLoading,
    hasFailed: isNeeded && !!hasFailed,
    retry: () => setState({ code }),
  };
}

export interface LazyNoteProps {
  state: LazyState<unknown>;
  /** The name of the loading part, with a capital. @default 'This part' */
  subject?: string;
  /** The control beside it. It gets the focus of "Try again", which disappears. */
  control?: RefObject<HTMLElement | null>;
}

/** Reports that code is loading, or that it could not be loaded. */
export function LazyNote({ state, subject = 'This part', control }: LazyNoteProps) {
  return (
    <span role="status">
      {state.isLoading && 'Loading…'}
      {state.hasFailed && (
        <>
          {subject} could not be loaded.{' '}
          <button
            type="button"
            className={textButton}
            onClick={() => {
              control?.current?.focus();
              state.retry();
            }}
          >
            Try again
          </button>
        </>
      )}
    </span>
  );
}

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
 * A screen whose code loads when it is first shown. The screen before it stays meanwhile. A failure
 * reaches the nearest error boundary as an {@link UnloadedScreen}.
 */
export function lazyScreen<Props extends object>(
  code: LazyCode<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => ({
      default: await code.load().catch(() => {
        throw new UnloadedScreen(renew, loadAgain);
      }),
    })) as ComponentType<Props>;
  let Screen = begin();
  const renew = () => {
    Screen = begin();
  };
  const loadAgain = () => code.load().then(renew);
  return function LazyScreen(props) {
    // Code that is there already must not make the screen wait.
    const [Loaded] = useState(() => code.loaded);
    return Loaded ? <Loaded {...props} /> : <Screen {...props} />;
  };
}
