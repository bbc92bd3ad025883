import type { Page } from '@playwright/test';

import { artifactPath, readTries } from '../../fixtures/faults';
import { createShared, rolesOf } from '../../fixtures/sharedArtifact';
import { expect, test } from '../../fixtures/signOnTest';
import { toasts } from '../../screen/detail';
import {
  addRow,
  chooseRole,
  deleteRole,
  expectRoles,
  roleCalls,
  roleRow,
  rolesFailure,
  saveRoles,
  type Role,
} from '../../screen/edit/editRoles';
import { editPath, openEdit, saveBar, section, watchWrites } from '../../screen/edit/editScreen';
import { inDeep, inDeepUnless } from '../../inAll';

const saved = 'Updated roles.';
const failed = 'Could not update roles, try refreshing the page.';
const ownerRow = 'mokafor administrator, fixed';
const rolesPath = (id: string) => `${artifactPath(id)}roles/`;

/** Makes the changes of the failing saves: adds two roles, removes two. */
async function changeFourRoles(page: Page): Promise<void> {
  await chooseRole(page, roleRow(page, 'liwei'), 'administrator');
  await deleteRole(page, 'tecor', 'administrator').click();
  await addRow(page, 'zoe');
}

// The calls of a save: add liwei as administrator and zoe as collaborator, then remove liwei as
// collaborator and tecor as administrator.
const letThrough = { delayMs: 0, times: 1 };
const refused = { status: 400, body: { non_field_errors: ['Must be unique.'] }, times: 1 };
const notMine = 'If your session has ended, log in again.';

for (const { name, method, faults, said, rows, retry } of [
  {
    name: 'the first addition is refused for what it is',
    method: 'POST',
    faults: [refused],
    said: [
      'liwei as administrator: not added. Must be unique.',
      'zoe as collaborator: added.',
      'liwei as collaborator: not tried.',
      'tecor as administrator: not tried.',
      'Your changes are still here. Press Save Roles to try again.',
    ],
    rows: ['liwei administrator', 'tecor administrator, removed', 'zoe collaborator'],
    retry: ['+liwei administrator', '-liwei collaborator', '-tecor administrator'],
  },
  {
    name: 'the second addition meets a fault of the server',
    method: 'POST',
    faults: [letThrough, { status: 500, times: 1 }],
    said: [
      'liwei as administrator: added.',
      'zoe as collaborator: not added. This fault was set on purpose.',
      'liwei as collaborator: not tried.',
      'tecor as administrator: not tried.',
    ],
    rows: [
      'liwei collaborator, removed',
      'tecor administrator, removed',
      'liwei administrator',
      'zoe collaborator',
    ],
    retry: ['+zoe collaborator', '-liwei collaborator', '-tecor administrator'],
  },
  {
    name: 'the first removal is forbidden',
    method: 'DELETE',
    faults: [{ status: 403, body: { detail: 'Not for you.' }, times: 1 }],
    said: [
      'liwei as administrator: added.',
      'zoe as collaborator: added.',
      'liwei as collaborator: not removed. Not for you.',
      'tecor as administrator: not tried.',
      notMine,
    ],
    rows: [
      'liwei collaborator, removed',
      'tecor administrator, removed',
      'liwei administrator',
      'zoe collaborator',
    ],
    retry: ['-liwei collaborator', '-tecor administrator'],
  },
  {
    name: 'the last removal fails without a word',
    method: 'DELETE',
    faults: [letThrough, { status: 502, body: '', times: 1 }],
    said: [
      'liwei as collaborator: removed.',
      'tecor as administrator: not removed. The catalogue reported an error (502).',
    ],
    rows: ['tecor administrator, removed', 'liwei administrator', 'zoe collaborator'],
    retry: ['-tecor administrator'],
  },
]) {
  test(
    `a save ends halfway: ${name}`,
    inDeepUnless(name === 'the first removal is forbidden'),
    async ({ page, sandbox, switches, watch }) => {
      watch.expectMessage(/status of (4|5)\d\d/);
      const { api, id } = await createShared(sandbox, {
        liwei: 'collaborator',
        tecor: 'administrator',
      });
      await openEdit(page, id);
      await changeFourRoles(page);
      for (const fault of faults) await switches.fail(method, rolesPath(id), fault);
      await saveRoles(page).click();
      await expect(rolesFailure(page)).toContainText(failed);
      for (const sentence of said) await expect(rolesFailure(page)).toContainText(sentence);
      await expectRoles(page, [ownerRow, ...rows]);
      await expect(toasts(page).filter({ hasText: saved })).toHaveCount(0);

      const writes = watchWrites(page);
      await saveRoles(page).click();
      await expect(toasts(page)).toContainText(saved);
      expect(writes).toEqual(retry.map((call) => callOf(id, call)));
      await expect(rolesFailure(page)).toHaveCount(0);
      const then = await rolesOf(api, id);
      await expectRoles(page, [ownerRow, ...then]);
      expect(then.toSorted()).toEqual(['liwei administrator', 'zoe collaborator']);
    },
  );
}

test(
  'without an answer, what took effect is found out, and not sent again',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/net::ERR_|status of (400|404|500)/);
    const { api, id, add, remove } = await createShared(sandbox, {
      liwei: 'collaborator',
      tecor: 'administrator',
    });
    await openEdit(page, id);
    // The artifact cannot be read, so nothing is sent.
    await addRow(page, 'zoe');
    const unsent = watchWrites(page);
    await switches.fail('GET', artifactPath(id), { status: 500, times: readTries });
    await saveRoles(page).click();
    await expect(rolesFailure(page)).toContainText('This fault was set on purpose.');
    await expect(rolesFailure(page)).toContainText('Your changes are still here. Press Save Roles');
    expect(unsent).toEqual([]);

    // The call takes effect, its response is lost and the artifact cannot be read: the result is
    // unknown.
    await deleteRole(page, 'tecor', 'administrator').click();
    const isRoleCall = ({ pathname }: URL) => pathname === rolesPath(id);
    await page.route(isRoleCall, async (route) => {
      await route.fetch();
      await switches.fail('GET', artifactPath(id), { cut: true });
      await route.abort();
    });
    await saveRoles(page).click();
    await expect(rolesFailure(page)).toContainText('zoe as collaborator: may have been added.');
    await expect(rolesFailure(page)).toContainText('tecor as administrator: not tried.');
    await expect(rolesFailure(page)).toContainText(
      'It may have taken effect. The next save checks first and sends only what is missing.',
    );
    await expectRoles(page, [
      ownerRow,
      'liwei collaborator',
      'tecor administrator, removed',
      'zoe collaborator',
    ]);
    await page.unroute(isRoleCall);
    await switches.clearFaults();
    const sent = watchWrites(page);
    await saveRoles(page).click();
    await expect(toasts(page)).toContainText(saved);
    expect(sent).toEqual([remove('tecor', 'administrator')]);

    // Both responses are lost, but the effects of the calls can be read.
    for (const method of ['POST', 'DELETE']) {
      await switches.fail(method, rolesPath(id), { cut: true });
    }
    await addRow(page, 'yan');
    await deleteRole(page, 'zoe', 'collaborator').click();
    await saveRoles(page).click();
    await expectRoles(page, [ownerRow, 'liwei collaborator', 'yan collaborator']);
    await expect(saveBar(page)).toHaveCount(0);
    await expect(rolesFailure(page)).toHaveCount(0);
    expect(sent).toContainEqual(add('yan', 'collaborator'));
    expect(await rolesOf(api, id)).toEqual(['liwei collaborator', 'yan collaborator']);
  },
);

test(
  'a tab that is killed in the middle of a save loses nothing and repeats nothing',
  inDeep,
  async ({ page, context, sandbox, switches, watch }) => {
    watch.expectMessage(/^dialog: $/);
    const { api, id, remove } = await createShared(sandbox, {
      liwei: 'collaborator',
      tecor: 'administrator',
    });
    await openEdit(page, id);
    await changeFourRoles(page);
    const writes = watchWrites(page);
    await switches.fail('DELETE', rolesPath(id), { delayMs: 60_000 });
    await saveRoles(page).click();
    await expect.poll(() => writes.length).toBe(3);
    await expect(section(page, 'Roles').getByText('Saving the roles…')).toBeVisible();
    await page.close({ runBeforeUnload: false });
    // Held calls would run as soon as they are released.
    await expect.poll(() => switches.heldCalls()).toBe(0);
    await switches.clearFaults();
    expect(await rolesOf(api, id)).toEqual([
      'liwei collaborator',
      'tecor administrator',
      'liwei administrator',
      'zoe collaborator',
    ]);

    const next = await context.newPage();
    await next.goto(editPath(id));
    await expect(section(next, 'Roles')).toContainText('Your draft is back');
    await expectRoles(next, [
      ownerRow,
      'liwei collaborator, removed',
      'tecor administrator, removed',
      'liwei administrator',
      'zoe collaborator',
    ]);
    const rest = watchWrites(next);
    await saveRoles(next).click();
    await expect(toasts(next)).toContainText(saved);
    expect(rest).toEqual([remove('liwei', 'collaborator'), remove('tecor', 'administrator')]);
    expect(await rolesOf(api, id)).toEqual(['liwei administrator', 'zoe collaborator']);
    await next.reload();
    await expectRoles(next, [ownerRow, 'liwei administrator', 'zoe collaborator']);
    await expect(section(next, 'Roles')).not.toContainText('Your draft is back');
  },
);

/** The short form of a call of `watchWrites`. */
function callOf(id: string, short: string) {
  const [, sign, user = '', role] = /^([+-])(\S+) (.*)$/.exec(short) ?? [];
  const { add, remove } = roleCalls(id);
  return (sign === '+' ? add : remove)(user, role as Role);
}
