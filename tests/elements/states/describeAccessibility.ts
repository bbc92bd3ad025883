import { expect } from 'chai';
import { faultsOf } from '../fixtures/axe';
import { forceColors } from '../fixtures/forcedColors';
import { afterEach, describe, it } from '../fixtures/suite';
import { settle } from '../fixtures/waitFor';
import { type ElementState, endState } from './elementState';

/** Tests that axe finds no faults in an element in light, dark and forced colours. */
export function describeAccessibility(
  tag: string,
  states: Readonly<Record<string, ElementState>>,
): void {
  describe(`${tag} passes axe`, () => {
    afterEach(async () => {
      await forceColors(false);
      await endState();
    });

    for (const [name, state] of Object.entries(states)) {
      it(name, async () => {
        const host = await state();
        const faults: Record<string, string[]> = {};
        for (const theme of ['light', 'dark']) {
          host.setAttribute('theme', theme);
          await settle();
          faults[theme] = await faultsOf(host);
        }
        await forceColors(true);
        await settle();
        expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
        faults['forced'] = await faultsOf(host);
        expect(faults).to.deep.equal({ light: [], dark: [], forced: [] });
      });
    }
  });
}
