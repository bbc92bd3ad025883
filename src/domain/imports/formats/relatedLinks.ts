import { lineOf, listOf, member } from '../values/readValues';

/** Relations to works of others: a repository that is cited is not the work's own. */
const toOthers =
  /^(?:is)?(?:cite|referenc|requir|review|continue|obsolete|document|collect|discuss)/i;

/** The identifiers of related works that may be the work's own repository. */
export function ownLinks(related: unknown, name: string): unknown[] {
  return listOf(related)
    .filter((item) => !toOthers.test(relationOf(item)))
    .map((item) => member(item, name));
}

/** Whether there are identifiers of works of others. */
export function citesOthers(related: unknown): boolean {
  return listOf(related).some((item) => toOthers.test(relationOf(item)));
}

/** The relation as a text, or in InvenioRDM as an object with an id. */
function relationOf(item: unknown): string {
  const relation = member(item, 'relationType', 'relation', 'relation_type');
  return lineOf(relation) || lineOf(member(relation, 'id'));
}
