import { isFilled, isObject, listOf, member } from '../../values/readValues';
import { typesOf } from './plainTerms';

/** Types of schema.org for what people describe in a catalogue. */
const works =
  /^(?:Software|Dataset$|Data(?:Feed|Download|Catalog)$|CreativeWork$|LearningResource$|Course$|HowTo$|Book$|Thesis$|Report$|Poster$|(?:Web|Mobile|Video)(?:Application|Game)$|(?:\w+)?Article$|APIReference$|ComputationalWorkflow$|Collection$|VideoObject$|PresentationDigitalDocument$)/;

/** Types for pages and for parts of a description. */
const others =
  /^(?:Person|\w*Organization|Corporation|BreadcrumbList|Web(?:Site|Page)|(?:Item|About|FAQ|Collection|Search)\w*Page|\w*Image\w*|\w*List|ListItem|PostalAddress|Place|ContactPoint|PropertyValue|DefinedTerm|\w*Action|Role|OrganizationRole|Grant|MonetaryGrant|Language|ComputerLanguage|File|MediaObject)$/;

/** The node of a graph or a list that describes the work, and how many nodes are alike. */
export interface DescribedNode {
  node: unknown;
  entries: number;
}

/** Finds the work in nodes that also describe people, organisations and pages. */
export function describedNode(nodes: readonly unknown[]): DescribedNode {
  const all = nodes.flatMap((node) => [node, ...mainEntities(node)]).filter(isObject);
  const named = all.filter((node) => isFilled(member(node, 'name', 'headline', 'title')));
  const parts = new Set(named.flatMap((node) => referencesOf(node)));
  const isWork = (node: object) => typesOf(node).some((type) => works.test(type));
  const isOther = (node: object) => typesOf(node).some((type) => others.test(type));
  const isWhole = (node: object) => !parts.has(member(node, '@id'));
  const ranks = [
    named.filter((node) => isWork(node) && isWhole(node)),
    named.filter(isWork),
    named.filter((node) => !isOther(node)),
    named,
    all,
  ];
  const found = ranks.find((rank) => rank.length > 0) ?? [];
  const own = found.filter((node) => nodes.includes(node));
  return { node: found[0], entries: Math.max(1, own.length) };
}

/** What a page says that it is about. */
function mainEntities(node: unknown): unknown[] {
  return listOf(member(node, 'mainEntity', 'mainEntityOfPage', 'about'));
}

/** The ids of parts of a work, and of works that it is based on. */
function referencesOf(node: unknown): unknown[] {
  return ['hasPart', 'citation', 'isBasedOn', 'referencePublication', 'mentions']
    .flatMap((name) => listOf(member(node, name)))
    .map((item) => member(item, '@id') ?? item);
}
