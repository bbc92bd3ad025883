import { useRef } from 'react';
import { countCharacters } from '../../../domain/text/characters';
import { Field, type FieldProps } from '../../ui/Field/Field';
import { Markdown } from '../../markdown/Markdown';
import { muted } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './MarkdownEditor.css';
import { MarkdownToolbar } from './MarkdownToolbar';

export interface MarkdownEditorProps extends Omit<FieldProps, 'children' | 'length'> {
  /** Markdown text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Shows how many characters are used. Longer text is not cut. */
  limit?: number;
  /** Level of the heading above the text. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
}

/** A Markdown field with a toolbar and a preview. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onChange, limit, headingLevel, ...fieldProps } = props;
  const userContent = useUserContent();
  const field = useRef<HTMLTextAreaElement>(null);
  const length = limit === undefined ? undefined : { count: countCharacters(value), limit };
  return (
    <Field {...fieldProps} length={length}>
      {(attributes) => (
        <div className={styles.split} data-invalid={attributes['aria-invalid']}>
          <MarkdownToolbar field={field} fieldId={attributes.id} value={value} />
          <textarea
            {...attributes}
            ref={field}
            {...userContent}
            className={styles.source}
            value={value}
            rows={10}
            onChange={(event) => onChange(event.target.value)}
          />
          <section className={styles.view} aria-label="Preview" tabIndex={0}>
            <p className={styles.caption}>Preview</p>
            {value.trim() ? (
              <Markdown source={value} headingLevel={headingLevel} />
            ) : (
              <p className={muted}>Your formatted text appears here.</p>
            )}
          </section>
        </div>
      )}
    </Field>
  );
}
