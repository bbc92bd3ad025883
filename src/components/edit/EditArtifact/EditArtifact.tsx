import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { canEdit, canEditRoles } from '../../../domain/artifact/permissions';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { artifactUrl } from '../../../domain/addresses/routes';
import { useServices, useUser } from '../../services/TroviContext';
import type { TemplateCheck } from '../../../domain/editing/newVersion/templateVersion';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { SavingFormsProvider, useUnsavedReport } from '../EditSection/sectionReports';
import { Glyph } from '../../card/Glyph/Glyph';
import { LinksSection } from '../links/LinksSection/LinksSection';
import { MetadataSection } from '../metadata/MetadataSection/MetadataSection';
import { baseStyle } from '../../ui/base/base.css';
import { focusPressed } from '../../ui/base/focusPressed';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import { EditSuggestions } from '../Suggestions/EditSuggestions';
import { RolesSection } from '../roles/RolesSection/RolesSection';
import { type EditSectionName, editSections } from '../../../domain/editing/editSections';
import { sectionWords } from '../../forms/saving/sectionWords';
import { VersionsSection } from '../versions/VersionsSection/VersionsSection';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './EditArtifact.css';
import { EditRefusal } from './EditRefusal';
import { SaveBar } from './SaveBar';
import { SectionList } from './SectionList';
import { useOrderedEditor } from './useOrderedEditor';
import { useCurrentSection } from './useCurrentSection';
import { useFocusRestore } from './useFocusRestore';

export type { EditSectionName };

type Section = ComponentType<
  EditSectionProps & Pick<EditArtifactProps, 'onDeleted' | 'checkTemplate'>
>;

const sectionParts: Record<EditSectionName, Section> = {
  metadata: MetadataSection,
  roles: RolesSection,
  versions: VersionsSection,
  links: LinksSection,
};

export interface EditArtifactProps extends Omit<EditSectionProps, 'formId'> {
  /**
   * The only section to show.
   * @default all sections that the user may use
   */
  section?: EditSectionName;
  /**
   * The part whose control gets the focus at first, if the artifact lacks it: `tags`, for example.
   * @default none
   */
  startAt?: string;
  /** Called after the artifact was deleted. */
  onDeleted: () => void;
  /**
   * Checks the syntax of an orchestration template before it is sent.
   * @default does not check it
   */
  checkTemplate?: TemplateCheck;
  /** A part that checks the artifact's repository, below the suggestions. @default none */
  repositoryCheck?: ReactNode;
}

type UnsavedNames = Partial<Record<EditSectionName, readonly string[]>>;

/**
 * The Edit screen: all sections that the user may use, a list of them, and a bar
 * that names unsaved changes. Users who may not edit the artifact see why.
 */
export function EditArtifact(props: EditArtifactProps) {
  const { artifact, section, startAt, onUnsavedChange, repositoryCheck, ...sectionProps } = props;
  const user = useUser();
  const { linkBase } = useServices();
  const idPrefix = useId();
  const userContent = useUserContent();
  const column = useRef<HTMLDivElement>(null);
  const [unsaved, setUnsaved] = useState<UnsavedNames>({});
  const [savingForms, setSavingForms] = useState<readonly string[]>([]);
  const mayEditRoles = canEditRoles(artifact, user);
  const names = editSections.filter(
    (name) => (name !== 'roles' || mayEditRoles) && (!section || name === section),
  );
  const { current = names[0], goTo } = useCurrentSection(column, names.join());
  const changed = names.filter((name) => unsaved[name]?.length);
  useUnsavedReport(
    changed.map((name) => sectionWords[name].heading),
    onUnsavedChange,
  );
  useFocusRestore(column, [...names, '', ...changed].join());
  const { editor, listeners } = useOrderedEditor(props);

  const isRightful = canEdit(artifact, user);
  const [wasShown] = useState(isRightful && names.length > 0);

  if (!isRightful || names.length === 0) {
    return <EditRefusal artifact={artifact} isLate={wasShown} isOfRoles={isRightful} />;
  }
  const title = displayTitle(artifact);
  const formIdOf = (name: EditSectionName) => `${idPrefix}${name}`;
  return (
    <div className={`${baseStyle} ${styles.host}`} onClickCapture={focusPressed}>
      <div className={styles.head}>
        <Glyph artifactId={artifact.id} />
        <h1 className={styles.title}>
          Editing{' '}
          <bdi lang={userContent.lang}>
            {linkBase ? <a href={artifactUrl(linkBase, artifact.id)}>{title}</a> : title}
          </bdi>
        </h1>
      </div>
      {!section && <EditSuggestions {...{ artifact, editor, startAt }} />}
      {!section && repositoryCheck}
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
          <SavingFormsProvider value={setSavingForms}>
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
                      onArtifact={listeners[name]}
                      formId={formIdOf(name)}
                      onUnsavedChange={(changes) =>
                        setUnsaved((last) => ({ ...last, [name]: changes }))
                      }
                    />
                  </PartBoundary>
                </div>
              );
            })}
          </SavingFormsProvider>
          <SaveBar
            sections={changed.map((name) => ({
              ...sectionWords[name],
              formId: formIdOf(name),
              names: unsaved[name] ?? [],
              isSaving: savingForms.includes(formIdOf(name)),
            }))}
          />
        </div>
      </div>
    </div>
  );
}
