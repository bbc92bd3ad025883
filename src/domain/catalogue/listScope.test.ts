import { describe, expect, it } from 'vitest';
import { readCatalogueQuery } from './catalogueQuery';
import { listScopeOf } from './listScope';

describe('listScopeOf', () => {
  it.each([
    ['', undefined],
    ['doi=1&badges=chameleon', undefined],
    ['sort=updated', undefined],
    ['sort=title', undefined],
    ['sort=launches', { sort: 'launches' }],
    ['sort_by=date', { sort: 'created' }],
    ['sort=notebooks&tags=nvme,b', { sort: 'notebooks', tags: ['nvme', 'b'] }],
    ['tags=nvme&sort=title', { tags: ['nvme'] }],
    ['q=+latency++M%C3%BCller+', { text: 'latency  Müller' }],
    ['q=latency&sort=users', { text: 'latency', sort: 'users' }],
    // The server interprets these differently from the list, or fails.
    ['q=%22tail+latency%22', undefined],
    ['q=O%27Brien', undefined],
    ['q=-latency', undefined],
    ['q=tag:nvme', undefined],
    ['q=nvme+OR+latency', undefined],
    ['q=+++', undefined],
  ])('of %j is %j', (address, scope) => {
    expect(listScopeOf(readCatalogueQuery(address))).toEqual(scope);
  });
});
