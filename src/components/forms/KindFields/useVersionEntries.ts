import { type RefObject, useState } from 'react';
import { readDoiVersion } from '../../../domain/editing/newVersion/doiVersion';
import { readExternalVersion } from '../../../domain/editing/newVersion/externalVersion';
import { readImageVersion } from '../../../domain/editing/newVersion/imageVersion';
import type { NewVersion, VersionReading } from '../../../domain/editing/newVersion/newVersion';
import {
  readTemplateVersion,
  type TemplateCheck,
} from '../../../domain/editing/newVersion/templateVersion';
import { readLinks } from '../../../domain/editing/newVersion/versionLinks';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { useServices } from '../../services/TroviContext';
import { isInSight } from '../Submission/isInSight';
import type { VersionDialogProps, VersionDraft } from './versionDialogProps';
import { useGitVersion } from './useGitVersion';

const incomplete = 'Please fill in both fields';

export interface VersionEntriesOptions {
  draft: VersionDraft;
  /** Called with the changed entries. */
  onDraft: (draft: VersionDraft) => void;
  /** Id of the artifact that gets the version. Absent before it is created. */
  artifactId?: string;
  /** Looks up repositories. */
  editor: Pick<ArtifactEditor, 'findGitRefs'>;
  onNotify?: VersionDialogProps['onNotify'];
  checkTemplate?: TemplateCheck;
  /** Holds the fields. */
  fields: RefObject<HTMLElement | null>;
}

/**
 * The result of a check of the entries: a version, or the name of the first wrong field, if any.
 */
export interface VersionCheck {
  version?: NewVersion;
  wrong?: string;
}

/** The entries of the fields of a version, and their problems. */
export type VersionEntries = ReturnType<typeof useVersionEntries>;

/** The entries of the fields of a version, and their problems. */
export function useVersionEntries(options: VersionEntriesOptions) {
  const { draft, onDraft, artifactId = '', editor, onNotify, checkTemplate, fields } = options;
  const { kind } = draft;
  const { configuration } = useServices();
  const [isTried, setIsTried] = useState(false);
  const [faultyTemplate, setFaultyTemplate] = useState<{ text: string; problem: string }>();
  const notify = (message: string) => onNotify?.('negative', message, isInSight(fields.current));
  const git = useGitVersion({ draft, editor }, change, notify);

  function change(next: VersionDraft) {
    setIsTried(false);
    onDraft(next);
  }

  /** `now`: milliseconds since 1970, which name a template. */
  function readContents(now: number): VersionReading {
    switch (kind) {
      case 'git':
        return git.reading;
      case 'image':
        return readImageVersion(draft, configuration);
      case 'template':
        return readTemplateVersion(draft.template, configuration, now);
      case 'external':
        return readExternalVersion(draft.sourceUrl, artifactId, configuration);
      case 'doi':
        return readDoiVersion(draft.doi, configuration);
    }
  }
  const contents = readContents(0);
  const links = readLinks(draft.links);
  const fault = faultyTemplate?.text === draft.template ? faultyTemplate.problem : undefined;
  const problems: Record<string, string> = {
    ...contents.problems,
    ...(kind === 'template' && fault !== undefined && { template: fault }),
    ...links.problems,
  };
  const isIncomplete = kind === 'git' && git.isIncomplete;

  return {
    ...git,
    change,
    notify,
    /** Reads the version. If it cannot, shows the problems. */
    check(): VersionCheck {
      setIsTried(true);
      const { version } = readContents(timeNow());
      // A check that could not be loaded is tried again.
      const [wrong] = Object.keys(problems).filter((name) => problems[name] !== unchecked);
      if (version && wrong === undefined) return { version: withLinks(version, links.links) };
      // The field shows its own problem.
      if (isIncomplete) notify(incomplete);
      return { wrong };
    },
    /** Whether `checkSyntax` has anything to check. */
    hasSyntax: kind === 'template' && checkTemplate !== undefined,
    /** Checks the syntax of a template, on demand. Shows its problem. */
    async checkSyntax(): Promise<boolean> {
      const text = draft.template;
      const problem = await checkTemplate?.(text).catch(() => unchecked);
      if (problem) setFaultyTemplate({ text, problem });
      return !problem;
    },
    incomplete: isTried && isIncomplete ? incomplete : undefined,
    addressProblem: isTried ? problems.cloneUrl : git.earlyProblem,
    /** The problem of a field, once the user has tried to submit. */
    problemOf: (name: string) => (isTried ? problems[name] : undefined),
  };
}

const timeNow = () => Date.now();

const unchecked = 'The template checker could not be loaded. Check your connection and try again.';

function withLinks(version: NewVersion, links: NonNullable<NewVersion['links']>): NewVersion {
  const all = [...(version.links ?? []), ...links];
  return all.length > 0 ? { ...version, links: all } : version;
}
