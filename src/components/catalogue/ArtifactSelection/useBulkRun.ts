import { useEffect, useRef, useState } from 'react';
import {
  type BulkDetails,
  type BulkResult,
  type BulkRun,
  countResult,
  noteResult,
  readRun,
  undoRun,
  waitAgain,
} from '../../../domain/editing/bulk/bulkRun';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import { writeJson } from '../../../domain/text/writeJson';
import { useCatalogueLoader } from '../../services/useCatalogueLoad';
import { useServices } from '../../services/TroviContext';
import { changeArtifact, type ChangeOutcome, type Pause } from './changeArtifact';

/** How many artifacts change at the same time. */
const lanes = 2;

/** State of a change of many artifacts. */
export type BulkRunState = ReturnType<typeof useBulkRun>;

/**
 * Changes many artifacts, two at a time, and stores how far it is under `key`: whoever signs in
 * again or comes back can go on. The state changes in the event that causes it, so that a second
 * press finds it changed.
 */
export function useBulkRun(
  editor: ArtifactEditor,
  storage: DraftStorage | undefined,
  key: string | undefined,
) {
  const { session } = useServices();
  const loader = useCatalogueLoader();
  const [run, setRun] = useState(() => readStored(storage, key));
  const [pause, setPause] = useState<Pause>();
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle');
  const now = useRef({ run, isRunning: false, isStopping: false, isLeft: false });
  useEffect(() => {
    const { current } = now;
    current.isLeft = false;
    // Artifacts that are being changed when the page is left still get their responses.
    return () => {
      Object.assign(current, { isStopping: true, isLeft: true });
    };
  }, []);

  function update(next: BulkRun | undefined) {
    now.current.run = next;
    // A user who returns continues from the state that was stored when they left the page.
    if (now.current.isLeft) return;
    setRun(next);
    store(storage, key, next);
  }

  async function changeNext(): Promise<boolean> {
    const { run: last, isStopping } = now.current;
    const item = last?.items.find(({ result }) => result === 'waiting');
    if (!last || !item || isStopping) return false;
    const { id: artifactId, isSent: wasSent } = item;
    const note = (result: BulkResult, details?: BulkDetails) =>
      update(now.current.run && noteResult(now.current.run, artifactId, result, details));
    note('running', { isSent: wasSent });
    const outcome = await changeArtifact({
      change: last.change,
      artifactId,
      editor,
      user: session.current().user,
      wasSent,
      onSend() {
        if (now.current.isLeft) throw new Error('The page was left.');
        note('running', { isSent: true });
      },
      onArtifact: loader.put,
    }).catch((): ChangeOutcome => ({
      result: 'failed',
      reason: 'Something unexpected happened.',
      isSent: true,
    }));
    if (outcome.result === 'pause') {
      now.current.isStopping = true;
      const isSignedOut = outcome.pause === 'no-token' && !session.current().user;
      setPause(isSignedOut ? 'signed-out' : outcome.pause);
      note('waiting', outcome);
    } else {
      note(outcome.result, outcome);
    }
    return true;
  }

  async function lane() {
    while (await changeNext());
  }

  async function go(next: BulkRun | undefined) {
    if (now.current.isRunning || !next) return;
    Object.assign(now.current, { isRunning: true, isStopping: false });
    setPhase('running');
    setPause(undefined);
    update(next);
    await Promise.all(Array.from({ length: lanes }, lane));
    now.current.isRunning = false;
    setPhase('idle');
  }

  return {
    run,
    phase,
    /** Whether artifacts are left that nobody has tried. */
    isUnfinished: run !== undefined && countResult(run, 'waiting') > 0,
    /** Why the run waits, if nobody stopped it. */
    pause,
    start: (next: BulkRun) => void go(next),
    /** Ends the run after the artifacts that are being changed. */
    stop: () => {
      if (!now.current.isRunning) return;
      now.current.isStopping = true;
      setPhase('stopping');
    },
    /** Changes the remaining artifacts. */
    goOn: () => void go(now.current.run),
    /** Tries a failed artifact again, or all. */
    tryAgain: (id?: string) => void go(now.current.run && waitAgain(now.current.run, id)),
    undo: () => void go(now.current.run && undoRun(now.current.run)),
    /** Forgets the run. */
    close: () => {
      if (!now.current.isRunning) update(undefined);
    },
  };
}

function readStored(storage: DraftStorage | undefined, key: string | undefined) {
  try {
    const text = key && storage?.getItem(key);
    return text ? readRun(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

function store(storage: DraftStorage | undefined, key: string | undefined, run?: BulkRun): void {
  if (!key) return;
  try {
    if (run) storage?.setItem(key, writeJson(run));
    else storage?.removeItem(key);
  } catch {
    // Without the stored run, the page still shows it.
  }
}
