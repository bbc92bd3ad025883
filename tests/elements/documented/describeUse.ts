import { expect } from 'chai';
import { namesOf, propertiesOf } from '../../../src/elements/bridge/formerNames';
import { afterEach, describe, it } from '../fixtures/suite';
import { endState } from '../states/elementState';
import { checkAttribute, checkProperty, membersOf } from './checkValues';
import { checkEvent, dispatchedBy } from './checkEvents';
import { reachedProperties } from './customProperties';
import { type Documented, documentation, documentedOf } from './documentation';
import type { ElementUse } from './elementUse';
import { isReached, partsOf, slotsOf } from './structure';

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Tests that an element works as documented, and has no undocumented members. */
export function describeUse(use: ElementUse): void {
  const { tag } = use;
  const documented = documentedOf(tag);
  const { attributes, properties, events, slots, parts } = documented;
  describe(`${tag} and its documentation`, () => {
    afterEach(endState);

    it('has exactly the documented attributes and properties', () => {
      const element = customElements.get(tag) as CustomElementConstructor & {
        observedAttributes: string[];
      };
      expect(sorted(element.observedAttributes)).to.deep.equal(sorted(attributes.flatMap(namesOf)));
      const names = [
        ...attributes.flatMap(propertiesOf),
        ...properties.map(({ property }) => property),
      ];
      expect(sorted(membersOf(element))).to.deep.equal(sorted(names));
      expect(sorted(Object.keys(use.attributes))).to.deep.equal(
        sorted(attributes.map(({ property }) => property)),
      );
      expect(sorted(Object.keys(use.properties))).to.deep.equal(
        sorted(properties.map(({ property }) => property)),
      );
    });

    for (const attribute of attributes) {
      it(`follows the attribute ${attribute.name}`, async () => {
        await checkAttribute(attribute, rowOf(use.attributes, attribute.property));
      });
    }

    for (const { property } of properties) {
      it(`follows the property ${property}`, async () => {
        await checkProperty(property, rowOf(use.properties, property));
      });
    }

    for (const event of events) {
      it(`fires ${event.type}`, async () => {
        await checkEvent(event, rowOf(use.events, event.type));
      });
    }

    for (const name of Object.keys(slots)) {
      it(`shows and hides the slot "${name}"`, async () => {
        const { shown, gone } = rowOf(use.slots, name);
        expect(slotsOf(await shown())).to.include(name);
        expect(slotsOf(await gone())).not.to.include(name);
      });
    }

    describeStates(use, documented);

    it('fires no undocumented events', () => {
      const described = events.flatMap(({ type, formerType }) => [type, formerType ?? type]);
      expect(
        sorted(dispatchedBy(tag)).filter((type) => !described.some((one) => one === type)),
      ).to.deep.equal([]);
    });

    it('has no test for undocumented events and slots', () => {
      expect(sorted(Object.keys(use.events))).to.deep.equal(sorted(events.map(({ type }) => type)));
      expect(sorted(Object.keys(use.slots))).to.deep.equal(sorted(Object.keys(slots)));
      expect(Object.keys(parts).length).to.be.greaterThan(0);
    });
  });
}

/** Checks in all states of an element that its parts, slots and colours are documented. */
function describeStates(
  { tag, states, colorings = {}, idleProperties }: ElementUse,
  documented: Documented,
): void {
  const { parts, slots, cssProperties } = documented;
  const seen = { parts: new Set<string>(), properties: new Set<string>() };

  for (const [name, state] of Object.entries({ ...states, ...colorings })) {
    it(`has only documented parts, slots and custom properties: ${name}`, async () => {
      const host = await state();
      const found = partsOf(host);
      expect(found.filter((part) => !(part in parts))).to.deep.equal([]);
      expect(slotsOf(host).filter((slot) => !(slot in slots))).to.deep.equal([]);
      for (const part of found) {
        expect([part, isReached(tag, host, part)]).to.deep.equal([part, true]);
        seen.parts.add(part);
      }
      for (const property of reachedProperties(host, documentation.themeProperties)) {
        seen.properties.add(property);
      }
    });
  }

  it('has every documented part in one of its states', () => {
    expect(sorted(seen.parts)).to.deep.equal(sorted(Object.keys(parts)));
  });

  it('is changed by exactly the documented custom properties', () => {
    const names = cssProperties.map(({ name }) => name);
    const idle = idleProperties?.names ?? [];
    expect(idle.filter((name) => seen.properties.has(name))).to.deep.equal([]);
    expect(sorted([...seen.properties, ...idle])).to.deep.equal(sorted(names));
  });
}

function rowOf<Row>(rows: Readonly<Record<string, Row>>, name: string): Row {
  const row = rows[name];
  if (row === undefined)
    throw new Error(`There is no test for ${name}. Add it to tests/elements/documented/uses.`);
  return row;
}
