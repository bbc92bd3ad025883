import { useLayoutEffect, useRef, useState } from 'react';
import { readDoiVersion } from '../../../domain/editing/newVersion/doiVersion';
import {
  externalContentsUrn,
  readExternalVersion,
} from '../../../domain/editing/newVersion/externalVersion';
import { readImageVersion } from '../../../domain/editing/newVersion/imageVersion';
import {
  type NewVersion,
  versionKinds,
  type VersionReading,
} from '../../../domain/editing/newVersion/newVersion';
import { readTemplateVersion } from '../../../domain/editing/newVersion/templateVersion';
import { readLinks } from '../../../domain/editing/newVersion/versionLinks';
import { findContents } from '../../../domain/urn/registeredContents';
import { useServices } from '../../services/TroviContext';
import { useCatalogueLoader } from '../../services/useCatalogueLoad';
import { isInSight } from '../../add/Submission/isInSight';
import { focusWithin } from '../../add/Submission/moveFocus';
import type { VersionDraft, VersionFieldsProps } from '../VersionDialog/versionDialogProps';
import { useGitVersion } from './useGitVersion';
import { useVersionSubmission } from './useVersionSubmission';

const incomplete = 'Please fill in both fields';

/** State of the form of a version. */
export type VersionForm = ReturnType<typeof useVersionForm>;

/** The entries of the version form, what is wrong with them, and its submission. */
export function useVersionForm(props: VersionFieldsProps) {
  const { draft, onDraft, artifactId, onNotify, onSending, checkTemplate } = props;
  const { kind } = draft;
  const { configuration } = useServices();
  const loader = useCatalogueLoader();
  const findRegistered = (urn: string) =>
    props.findRegistered?.(urn) ?? findContents(loader.current().artifacts, urn);
  const fields = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [faultyTemplate, setFaultyTemplate] = useState<{ text: string; problem: string }>();
  const isChecking = useRef(false);
  const notify = (message: string) => onNotify?.('negative', message, isInSight(fields.current));
  const submission = useVersionSubmission({ ...props, findRegistered, fields, notify });
  const { isSending, forgetFailure } = submission;
  // In the same step as the click: an Escape right after it must find a busy dialog.
  useLayoutEffect(() => onSending(isSending), [onSending, isSending]);
  const git = useGitVersion(props, change, notify);

  function change(next: VersionDraft) {
    forgetFailure();
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
  const problems: Record<string, string> = { ...contents.problems, ...links.problems };
  if (kind === 'template' && faultyTemplate?.text === draft.template) {
    problems.template = faultyTemplate.problem;
  }
  const isIncomplete = kind === 'git' && git.isIncomplete;

  function submit() {
    if (isSending || isChecking.current) return;
    forgetFailure();
    setIsTried(true);
    const { version } = readContents(timeNow());
    const [wrong] = Object.entries(problems);
    if (version && !wrong) return void checkAndSend(withLinks(version, links.links));
    // The field shows its own problem.
    if (isIncomplete) notify(incomplete);
    if (wrong) focusWithin(fields, `[name="${wrong[0]}"]`);
  }

  async function checkAndSend(version: NewVersion) {
    if (kind !== 'template' || !checkTemplate) return submission.send(version);
    isChecking.current = true;
    const text = draft.template;
    const problem = await checkTemplate(text).catch(() => unchecked);
    isChecking.current = false;
    if (!problem) return submission.send(version);
    setFaultyTemplate({ text, problem });
    focusWithin(fields, '[name="template"]');
  }

  const hasExternal =
    findRegistered(externalContentsUrn(artifactId, configuration))?.artifact.id === artifactId;
  return {
    ...git,
    fields,
    isSending,
    failure: submission.failure,
    submit,
    change,
    /** The kinds to offer. An artifact has one external version at most (contract/api 7). */
    kinds: versionKinds.filter((other) => other !== 'external' || !hasExternal || other === kind),
    incomplete: isTried && isIncomplete ? incomplete : undefined,
    addressProblem: isTried ? problems.cloneUrl : git.earlyProblem,
    /** The problem of a field, once the user has tried to submit. */
    problemOf: (name: string) => (isTried ? problems[name] : undefined),
  };
}

const timeNow = () => Date.now();

const unchecked =
  'The check of templates could not be loaded. Check your connection and try again.';

function withLinks(version: NewVersion, links: NonNullable<NewVersion['links']>): NewVersion {
  const all = [...(version.links ?? []), ...links];
  return all.length > 0 ? { ...version, links: all } : version;
}
