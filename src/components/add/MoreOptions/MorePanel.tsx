import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tidyText } from '../../../domain/text/characters';
import { type VersionKind, versionKinds } from '../../../domain/editing/newVersion/newVersion';
import { TextField } from '../../ui/Field/TextField';
import { Segments } from '../../ui/Segments/Segments';
import { useServices } from '../../services/TroviContext';
import { kindNames } from '../../forms/KindFields/KindFields';
import type { VersionCheck } from '../../forms/KindFields/useVersionEntries';
import { CitationField } from './CitationField';
import { FirstVersion } from './FirstVersion';
import {
  citationProblem,
  hoursProblem,
  isEmptyMore,
  type MoreEntries,
  moreEntriesFrom,
} from './moreEntries';
import * as styles from './MoreOptions.css';
import type { MoreCheck, MoreProps } from './moreOptionsProps';

/** Other optional settings of a new artifact (contract/api 2.3). */
export function MorePanel(props: MoreProps) {
  const { more, onChange, checkRef, findGitRefs, checkTemplate, onNotify } = props;
  const { testbedName } = useServices().configuration;
  const entries = useMemo(() => moreEntriesFrom(more), [more]);
  const { citation, hasVersion, version, hasDaypasses, hours } = entries;
  const [isTried, setIsTried] = useState(false);
  const versionChecker = useRef<() => Promise<VersionCheck>>(undefined);
  const wrongCitation = citationProblem(citation);
  const wrongHours = hasDaypasses ? hoursProblem(hours) : undefined;

  function change(changes: Partial<MoreEntries>) {
    setIsTried(false);
    const next = { ...entries, ...changes };
    onChange(isEmptyMore(next) ? undefined : next);
  }

  async function check(): Promise<MoreCheck> {
    setIsTried(true);
    const first = hasVersion ? await versionChecker.current?.() : undefined;
    if (wrongCitation) return { wrong: 'citation' };
    if (hasVersion && !first?.version) return { wrong: first?.wrong };
    if (wrongHours) return { wrong: 'accessHours' };
    return {
      extras: {
        ...(tidyText(citation) && { citation: tidyText(citation) }),
        ...(first?.version && { version: first.version }),
        ...(hasDaypasses && { accessHours: Number(hours) }),
      },
    };
  }
  useLayoutEffect(() => {
    checkRef.current = check;
  });

  // The contents of an external version are named by the id that the artifact does not have yet.
  const kinds = versionKinds.filter(
    (kind) => kind !== 'external' && (kind !== 'git' || findGitRefs !== undefined),
  );
  return (
    <div className={styles.panel} role="group" aria-label="Optional settings">
      <p className={styles.remark}>
        All of this is optional. Versions and daypasses can also be set later. Only the citation
        cannot be changed later.
      </p>
      <CitationField
        value={citation}
        onChange={(text) => change({ citation: text })}
        problem={isTried ? wrongCitation : undefined}
      />
      <Segments<VersionKind | 'none'>
        legend="First version"
        options={[
          { value: 'none', name: 'None' },
          ...kinds.map((value) => ({ value, name: kindNames[value] })),
        ]}
        value={hasVersion ? version.kind : 'none'}
        onChange={(kind) =>
          change(
            kind === 'none'
              ? { hasVersion: false }
              : { hasVersion: true, version: { ...version, kind } },
          )
        }
      />
      {hasVersion && (
        <FirstVersion
          draft={version}
          onDraft={(draft) => change({ version: draft })}
          findGitRefs={findGitRefs ?? noRefs}
          checkTemplate={checkTemplate}
          onNotify={onNotify}
          checkRef={versionChecker}
        />
      )}
      <Segments
        legend="Daypass requests"
        options={daypassOptions}
        value={hasDaypasses ? 'yes' : 'no'}
        onChange={(value) => change({ hasDaypasses: value === 'yes' })}
        hint={`With a daypass, people without a project on ${testbedName} can run the artifact for some hours.`}
      />
      {hasDaypasses && (
        <div className={styles.hours}>
          <TextField
            label="Hours"
            name="accessHours"
            value={hours}
            onChange={(text) => change({ hours: text })}
            problem={isTried ? wrongHours : undefined}
            hint="How long a daypass lasts."
            isRequired
          />
        </div>
      )}
    </div>
  );
}

const daypassOptions = [
  { value: 'no', name: 'Not accepted' },
  { value: 'yes', name: 'Accepted' },
] as const;

const noRefs = () => Promise.resolve([]);
