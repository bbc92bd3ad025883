import * as Select from '@radix-ui/react-select';
import { useState } from 'react';
import type { Role } from '../../../../domain/artifact/role';
import { knownRoles } from '../../../../domain/editing/roles/roleEdits';
import { Field, type FieldProps } from '../../../ui/Field/Field';
import { unfoldIcon } from '../../../ui/Icon/arrowIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { checkIcon } from '../../../ui/Icon/statusIcons';
import { baseStyle } from '../../../ui/base/base.css';
import * as styles from './RoleSelect.css';

export interface RoleSelectProps extends Pick<
  FieldProps,
  'name' | 'problem' | 'advice' | 'headClass'
> {
  /** The chosen role. */
  value: Role;
  /** Called with the role that the user chose. */
  onChange: (role: Role) => void;
  /** Whether the field takes no input. */
  isDisabled?: boolean;
}

/** A field to choose a role. */
export function RoleSelect({ value, onChange, isDisabled, ...fieldProps }: RoleSelectProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Field label="Role" {...fieldProps}>
      {(attributes) => (
        <Select.Root
          value={value}
          onValueChange={(role) => onChange(role as Role)}
          disabled={isDisabled}
        >
          {/* Belongs to no form, because Radix resets it to the first value with the form. */}
          <Select.Trigger {...attributes} ref={setTrigger} form="" className={styles.trigger}>
            <Select.Value />
            <Select.Icon className={styles.arrow}>
              <Icon path={unfoldIcon} />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal container={trigger && outermostPart(trigger)}>
            <Select.Content
              className={styles.popup}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
            >
              <Select.Viewport className={styles.viewport}>
                {knownRoles.map((role) => (
                  <Select.Item key={role} value={role} className={styles.option}>
                    <Select.ItemText>{role}</Select.ItemText>
                    <Select.ItemIndicator className={styles.tick}>
                      <Icon path={checkIcon} />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}

/**
 * Returns the outermost part around an element. A popup there has the theme and font of the part
 * and lies above its sections, which form layers of their own in some browsers.
 */
function outermostPart(element: HTMLElement): HTMLElement | undefined {
  let outermost = element.closest<HTMLElement>(`.${baseStyle}`) ?? undefined;
  for (let next = outermost; next;) {
    outermost = next;
    next = next.parentElement?.closest<HTMLElement>(`.${baseStyle}`) ?? undefined;
  }
  return outermost;
}
