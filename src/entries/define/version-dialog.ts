import { defineElement } from '../../elements/bridge/defineElement';
import { versionDialog, VersionDialogElement } from '../../elements/version-dialog.element';

defineElement(versionDialog.tag, VersionDialogElement);
