import { type ComponentType, useCallback, useId, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { canEdit, canEditRoles } from '../../../domain/artifact/permissions';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { artifactUrl } from '../../../domain/addresses/routes';
import { useServices, useUser } from '../../services/TroviContext';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { SavingReportProvider } from '../EditSection/SavingReport';
import { useUnsavedReport } from '../EditSection/useUnsavedReport';
import { Glyph } from '../../card/Glyph/Glyph';
import { LinksSection } from '../links/LinksSection/LinksSection';
import { MetadataSection } from '../metadata/MetadataSection/MetadataSection';
import { baseStyle } from '../../primitives/base/base.css';
import { PartBoundary } from '../../primitives/PartBoundary/PartBoundary';
import { RolesSection } from '../roles/RolesSection/RolesSection';
import { type EditSectionName, sectionWords } from '../saving/sectionWords';
import { VersionsSection } from '../versions/VersionsSection/VersionsSection';
import * as styles from './EditArtifact.css';
import { EditRefusal } from './EditRefusal';
import { SaveBar } from './SaveBar';
import { SectionList } from './SectionList';
import { useOrderedEditor } from './useOrderedEditor';
import { useCurrentSection } from './useCurrentSection';
import { useFocusRestore } from './useFocusRestore';
import { usePermittedEditor } from './usePermittedEditor';
import { useSavingForms } from './useSavingForms';

export type { EditSectionName };

type Section = ComponentType<EditSectionProps & { onDeleted: () => void }>;

const sectionParts: Record<EditSectionName, Section> = {
  metadata: MetadataSection,
  roles: RolesSection,
  versions: VersionsSection,
  links: LinksSection,
};
const allSections: readonly EditSectionName[] = ['metadata', 'roles', 'versions', 'links'];

export interface EditArtifactProps extends Omit<EditSectionProps, 'formId'> {
  /**
   * The only section to show.
   * @default all sections that the user may use
   */
  section?: EditSectionName;
  /** Called after the artifact was deleted. */
  onDeleted: () => void;
}

type UnsavedNames = Partial<Record<EditSectionName, readonly string[]>>;

/**
 * The Edit screen: all sections that the user may use, a list of them, and a bar
 * that names unsaved changes. Users who may not edit the artifact see why.
 */
export function EditArtifact(props: EditArtifactProps) {
  const { artifact, section, onUnsavedChange, ...sectionProps } = props;
  const user = useUser();
  const { linkBase } = useServices();
  const idPrefix = useId();
  const column = useRef<HTMLDivElement>(null);
  const [unsaved, setUnsaved] = useState<UnsavedNames>({});
  const [saving, reportSaving] = useSavingForms();
  const names = useSections(artifact, section);
  const { current = names[0], goTo } = useCurrentSection(column, names.join());
  const changed = names.filter((name) => unsaved[name]?.length);
  useUnsavedReport(
    changed.map((name) => sectionWords[name].heading),
    onUnsavedChange,
  );
  useFocusRestore(column, [...names, '', ...changed].join());
  const reports = useReports(setUnsaved);
  const ordered = useOrderedEditor(props);
  const editor = usePermittedEditor(ordered.editor, ordered.listeners.metadata);

  const isRightful = canEdit(artifact, user);
  const [wasShown] = useState(isRightful && names.length > 0);

  if (!isRightful || names.length === 0) {
    return <EditRefusal artifact={artifact} isLate={wasShown} isOfRoles={isRightful} />;
  }
  const formIdOf = (name: EditSectionName) => `${idPrefix}${name}`;
  return (
    <div className={`${baseStyle} ${styles.host}`}>
      <div className={styles.head}>
        <Glyph artifactId={artifact.id} />
        <h1 className={styles.title}>
          Editing{' '}
          {linkBase ? (
            <a href={artifactUrl(linkBase, artifact.id)}>{displayTitle(artifact)}</a>
          ) : (
            displayTitle(artifact)
          )}
        </h1>
      </div>
      <div className={section ? undefined : styles.layout}>
        {!section && (
          <SectionList
            sections={names.map((name) => ({
              name,
              heading: sectionWords[name].heading,
              isUnsaved: changed.includes(name),
            }))}
            current={current}
            onGo={goTo}
          />
        )}
        <div className={styles.column} ref={column}>
          <SavingReportProvider value={reportSaving}>
            {names.map((name) => {
              const Section = sectionParts[name];
              return (
                <div key={name} data-section={name} className={styles.slot}>
                  <PartBoundary
                    name={sectionWords[name].heading}
                    remark="What you typed is kept."
                    change={artifact}
                  >
                    <Section
                      {...sectionProps}
                      editor={editor}
                      artifact={artifact}
                      onArtifact={ordered.listeners[name]}
                      formId={formIdOf(name)}
                      onUnsavedChange={reports[name]}
                    />
                  </PartBoundary>
                </div>
              );
            })}
          </SavingReportProvider>
          <SaveBar
            sections={changed.map((name) => ({
              ...sectionWords[name],
              formId: formIdOf(name),
              names: unsaved[name] ?? [],
              isSaving: saving.has(formIdOf(name)),
            }))}
          />
        </div>
      </div>
    </div>
  );
}

/** Returns the sections that the user may use. Only administrators edit roles (product 6). */
function useSections(artifact: Artifact, only?: EditSectionName): readonly EditSectionName[] {
  const user = useUser();
  const isAdministrator = canEditRoles(artifact, user);
  return allSections.filter((name) =>
    name === 'roles' && !isAdministrator ? false : !only || name === only,
  );
}

/** Returns a stable listener for each section. */
function useReports(setUnsaved: (update: (last: UnsavedNames) => UnsavedNames) => void) {
  const reportOf = useCallback(
    (name: EditSectionName) => (names: readonly string[]) =>
      setUnsaved((last) => ({ ...last, [name]: names })),
    [setUnsaved],
  );
  const [reports] = useState(() => ({
    metadata: reportOf('metadata'),
    roles: reportOf('roles'),
    versions: reportOf('versions'),
    links: reportOf('links'),
  }));
  return reports;
}
