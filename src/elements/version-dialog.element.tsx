import { lazyCode } from '../components/ui/lazy/lazyCode';
import { createElement } from './bridge/createElement';
import { describeElement } from './description/describeElement';
import type { VersionDialogElementProps } from './forms/VersionDialogPart';
import { ReactPart } from './runtime/ReactPart';

const code = lazyCode(async () => (await import('./forms/VersionDialogPart')).mountVersionDialog);

function VersionDialog(props: VersionDialogElementProps) {
  return <ReactPart code={code} props={props} isFailureHidden={!props.open} />;
}

/** The description of `trovi-version-dialog`, the dialog that creates a version of an artifact. */
export const versionDialog = /* @__PURE__ */ describeElement<VersionDialogElementProps>({
  tag: 'trovi-version-dialog',
  component: VersionDialog,
  attributes: {
    artifactId: { kind: 'string' },
    open: { kind: 'boolean', default: false },
  },
  events: {
    onVersionCreate: { type: 'trovi-version-create', formerType: 'trovi-version-created' },
    onClose: { type: 'trovi-close', formerType: 'trovi-closed' },
  },
});

/** The class of `trovi-version-dialog`. */
export const VersionDialogElement = /* @__PURE__ */ createElement(versionDialog);
