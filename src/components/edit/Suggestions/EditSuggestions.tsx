import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import {
  checkedRepository,
  findMissingMetadata,
  type MissingMetadata,
} from '../../../domain/editing/missingMetadata';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { readWebAddress } from '../../../domain/addresses/webAddress';
import { repositoryPageUrl } from '../../../domain/artifact/git/repositoryLinks';
import { textButton } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import { goToFix } from './goToFix';
import { SuggestionList } from './SuggestionList';
import * as styles from './Suggestions.css';

export interface EditSuggestionsProps {
  /** The artifact as the server last returned it. */
  artifact: Artifact;
  /** Looks up the artifact's repository, once the list has been in view. */
  editor: Pick<ArtifactEditor, 'findGitRefs'>;
  /** The part to go to at first. */
  startAt?: string;
}

/**
 * Lists what the saved artifact lacks. Each suggestion links to the control that fixes it, in the
 * sections below.
 */
export function EditSuggestions({ artifact, editor, startAt }: EditSuggestionsProps) {
  const { configuration } = useServices();
  const host = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const repository = checkedRepository(artifact);
  const { response: check, status } = useRepositoryCheck(repository, editor, useWasSeen(list));
  const isFound = check?.isFound;
  const missing = findMissingMetadata(artifact, configuration, isFound);
  const [hadAny, setHadAny] = useState(false);
  if (missing.length > 0 && !hadAny) setHadAny(true);

  const go = (one: MissingMetadata) => goToFix(host.current?.parentElement, one);
  const [first] = useState(() => missing.find(({ part }) => part === startAt));
  // Before the page looks for a heading to focus, and again after it has focused one.
  useLayoutEffect(() => goToFix(host.current?.parentElement, first), [first]);
  useEffect(() => goToFix(host.current?.parentElement, first), [first]);

  return (
    <div ref={host}>
      {missing.length > 0 && (
        <SuggestionList
          missing={missing}
          listRef={setList}
          remark={repository && remarkOn(status === 'ready', isFound, configuration.testbedName)}
          fixOf={(one, label) =>
            one.part === 'repository' ? (
              <RepositoryFix repository={one.repository} label={label} />
            ) : (
              <button type="button" className={textButton} onClick={() => go(one)}>
                {label}
              </button>
            )
          }
        />
      )}
      <p role="status" className={missing.length === 0 && hadAny ? styles.quiet : undefined}>
        {missing.length === 0 && hadAny && 'Nothing is missing now.'}
      </p>
    </div>
  );
}

function RepositoryFix({ repository, label }: { repository: string; label: string }) {
  const url = readWebAddress(repositoryPageUrl(repository));
  if (!url) return <bdi>{repository}</bdi>;
  return (
    <a className={textButton} href={url} target="_blank" rel="noopener noreferrer" title={url}>
      {label}
      <Icon path={outwardIcon} label="(opens in a new tab)" />
    </a>
  );
}

/**
 * The remark about a repository that is not missing. Reserves the space of the suggestion for a
 * missing one, so that nothing below moves when the response arrives.
 */
function remarkOn(
  isAnswered: boolean,
  isFound: boolean | undefined,
  testbedName: string,
): string | undefined {
  if (!isAnswered) return 'Checking the repository…';
  if (isFound === undefined)
    return `${testbedName} did not say whether it can reach the repository.`;
  return isFound ? `${testbedName} can reach the repository.` : undefined;
}

/** The portal's result for a repository. Absent if the portal did not respond. */
interface RepositoryCheck {
  isFound?: boolean;
}

/** Whether the element has been in view. */
function useWasSeen(element: HTMLElement | null): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}

/**
 * Returns the portal's result for a repository. Sends one request for each repository, and none
 * after a failure, which it does not report.
 */
function useRepositoryCheck(
  repository: string | undefined,
  editor: Pick<ArtifactEditor, 'findGitRefs'>,
  wasSeen: boolean,
) {
  const [responses] = useState(() => new Map<string, Promise<RepositoryCheck>>());
  const ask = useMemo(() => {
    if (!wasSeen || repository === undefined) return undefined;
    return () => {
      const known =
        responses.get(repository) ??
        editor.findGitRefs(repository).then(
          (refs): RepositoryCheck => ({ isFound: refs.length > 0 }),
          (): RepositoryCheck => ({}),
        );
      responses.set(repository, known);
      return known;
    };
  }, [responses, editor, repository, wasSeen]);
  return useRequest(ask);
}
