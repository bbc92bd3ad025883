import { expect } from 'chai';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import { clearPage, heard, place, rootOf, shown } from './fixtures/page';
import { ProbeElement, seenData } from './fixtures/probe';
import { afterEach, describe, it } from './fixtures/suite';
import { recordWarnings } from './fixtures/warnings';
import { settle, waitFor } from './fixtures/waitFor';

type Probe = InstanceType<typeof ProbeElement>;

/** The props that the component received. */
async function propsOf(host: Element): Promise<Record<string, unknown>> {
  const output = await shown(host, 'output');
  await settle();
  return JSON.parse(output.textContent) as Record<string, unknown>;
}

// Before the tag is defined, as in a page with lazy scripts.
const early = place<Probe>('<trovi-probe eager></trovi-probe>');
const earlyData = { is: 'early' };
Object.assign(early, { label: 'early', data: earlyData });
customElements.define('trovi-probe', ProbeElement);

describe('an element', () => {
  afterEach(clearPage);

  it('keeps properties that were set before it was defined', async () => {
    expect(await propsOf(early)).to.deep.equal({
      label: 'early',
      data: earlyData,
    });
    expect(early.data).to.equal(earlyData);
    early.label = 'late';
    expect(await propsOf(early)).to.include({ label: 'late' });
  });

  it('reads attributes by the rules of HTML', async () => {
    const host = place('<trovi-probe eager label="a" is-on count="3" tags="x, y"></trovi-probe>');
    expect(await propsOf(host)).to.deep.equal({
      label: 'a',
      isOn: true,
      count: 3,
      tags: ['x', 'y'],
    });
  });

  it('follows changed and removed attributes', async () => {
    const host = place('<trovi-probe eager label="a" is-on></trovi-probe>');
    await shown(host, 'output');
    host.setAttribute('label', 'b');
    expect(await propsOf(host)).to.deep.equal({ label: 'b', isOn: true });
    host.removeAttribute('label');
    host.removeAttribute('is-on');
    expect(await propsOf(host)).to.deep.equal({});
  });

  it('has a property for every attribute, and the other way round', async () => {
    const host = place<Probe>('<trovi-probe eager label="a"></trovi-probe>');
    expect([host.label, host.isOn, host.count]).to.deep.equal(['a', false, undefined]);
    Object.assign(host, { label: undefined, isOn: true, count: 7, tags: ['x', 'y'] });
    expect(await propsOf(host)).to.deep.equal({ isOn: true, count: 7, tags: ['x', 'y'] });
    expect([...host.attributes].map(({ name, value }) => `${name}=${value}`)).to.have.members([
      'eager=',
      'is-on=',
      'count=7',
      'tags=x,y',
    ]);
  });

  it('passes objects on unchanged, and writes none into an attribute', async () => {
    const host = place<Probe>('<trovi-probe eager></trovi-probe>');
    const data = { act: () => 'still a function' };
    host.data = data;
    await shown(host, 'output');
    await waitFor(() => seenData.at(-1) === data, 'data of the component');
    expect(host.getAttributeNames()).to.deep.equal(['eager']);
    host.data = null;
    await waitFor(() => seenData.at(-1) === null, 'data without a value');
  });

  it('parses JSON strings and reports invalid ones', async () => {
    const errors = heard<ElementProblem>('trovi-error');
    const host = place<Probe>('<trovi-probe eager></trovi-probe>');
    host.data = '{"a": 1}';
    expect(await propsOf(host)).to.deep.equal({ data: { a: 1 } });
    host.data = '{"a": ';
    expect(await propsOf(host)).to.deep.equal({});
    expect(
      errors.map(({ detail, target }) => [detail.code, detail.message, target === host]),
    ).to.deep.equal([
      ['data', 'The property data of trovi-probe is a string but not valid JSON.', true],
    ]);
  });

  it('keeps its state when it is moved', async () => {
    const host = place('<trovi-probe eager></trovi-probe>');
    (await shown(host, '#press')).click();
    await settle();
    place('<section></section>').append(host);
    await settle();
    expect((await shown(host, '#press')).textContent).to.equal('1');
  });

  it('can be cloned, removed and put back', async () => {
    const host = place<Probe>('<trovi-probe eager label="a">Plain</trovi-probe>');
    (await shown(host, '#press')).click();
    const clone = host.cloneNode(true) as Probe;
    document.body.append(clone);
    expect(await propsOf(clone)).to.deep.equal({ label: 'a' });
    host.remove();
    await settle();
    expect(rootOf(host).querySelectorAll('output').length).to.equal(0);
    expect(rootOf(host).querySelectorAll('slot').length).to.equal(1);
    host.label = 'b';
    document.body.append(host);
    expect(await propsOf(host)).to.deep.equal({ label: 'b' });
    expect((await shown(host, '#press')).textContent).to.equal('0');
  });

  it('understands deprecated names, and warns once', async () => {
    const { warnings, stop } = recordWarnings();
    const host = place<Probe>('<trovi-probe eager was-on label="a"></trovi-probe>');
    const other = place<Probe>('<trovi-probe eager was-on is-on="false"></trovi-probe>');
    stop();
    expect(warnings).to.deep.equal(['trovi-probe: the attribute was-on is deprecated. Use is-on.']);
    expect([await propsOf(host), await propsOf(other)]).to.deep.equal([
      { label: 'a', isOn: true },
      { isOn: false },
    ]);
    expect([host.isOn, Reflect.get(host, 'wasOn')]).to.deep.equal([true, true]);
    host.isOn = false;
    expect(host.hasAttribute('was-on')).to.equal(false);
    Reflect.set(host, 'wasOn', true);
    expect(host.hasAttribute('is-on')).to.equal(true);
    expect(await propsOf(host)).to.include({ isOn: true });

    const events = heard<{ label: string }>('trovi-told');
    host.addEventListener('trovi-told', (event) => event.preventDefault());
    const button = await shown(host, '#tell');
    button.click();
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ label: 'a' }]);
    await waitFor(() => button.textContent === 'false', 'prevented event');
  });

  it('fires named events that leave shadow roots, and knows whether they are prevented', async () => {
    const outer = place('<div></div>');
    outer.attachShadow({ mode: 'open' }).innerHTML = '<trovi-probe eager label="a"></trovi-probe>';
    const host = rootOf(outer).querySelector('trovi-probe') as HTMLElement;
    const events = heard<{ label: string }>('trovi-tell');
    const tell = await shown(host, '#tell');
    tell.click();
    await waitFor(() => tell.textContent === 'true', 'answer');
    host.addEventListener('trovi-tell', (event) => event.preventDefault());
    tell.click();
    await waitFor(() => tell.textContent === 'false', 'other answer');
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ label: 'a' }, { label: 'a' }]);
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: true });
  });

  it('reports and shows a crash, and recovers at the next change', async () => {
    const errors = heard<ElementProblem>('trovi-error');
    const host = place('<trovi-probe eager label="crash"></trovi-probe>');
    expect((await shown(host, '[role="alert"]')).textContent).to.match(/unexpected/);
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['crash']);
    host.setAttribute('label', 'fine');
    expect(await propsOf(host)).to.deep.equal({ label: 'fine' });
  });

  it('does not change its children', async () => {
    const host = place('<trovi-probe eager><p>Plain</p></trovi-probe>');
    await shown(host, 'output');
    expect(host.innerHTML).to.equal('<p>Plain</p>');
  });

  it('shows its plain HTML if it crashes', async () => {
    const host = place('<trovi-probe eager label="crash"><p>Plain</p></trovi-probe>');
    const plain = host.querySelector('p') as HTMLElement;
    await settle();
    expect(Boolean(plain.assignedSlot)).to.equal(true);
    expect(rootOf(host).querySelectorAll('[role="alert"]').length).to.equal(0);
    expect(plain.checkVisibility()).to.equal(true);
  });

  it('can be created and configured by a script before it is in the page', async () => {
    const host = document.createElement('trovi-probe') as Probe;
    Object.assign(host, { label: 'a', eager: true, data: { b: 2 } });
    await settle();
    expect(rootOf(host).querySelectorAll('output').length).to.equal(0);
    document.body.append(host);
    expect(await propsOf(host)).to.deep.equal({ label: 'a', data: { b: 2 } });
  });
});
