import { distance } from 'fastest-levenshtein';
import { expect, it } from 'vitest';
import { anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { suggestSearch } from './suggestSearch';

const artifacts = [
  'Measuring NVMe tail latency',
  'Latency of Müller networks',
  'Lateness in queues',
  'A Wi-Fi wiki',
  'The wiki of Multi-Tenant racks',
  'Congestion control',
  'Congested controllers',
  'A congested road',
].map((title) => anEmptyArtifact({ title, shortDescription: '', ownerUrn: '' }));

it.each([
  ['latancy', 'latency'],
  ['Latnecy', 'latency'],
  ['nvme latenci', 'nvme latency'],
  ['nwme latancy', 'nvme latency'],
  ['mullor', 'müller'],
  ['title:latancy', 'title:latency'],
  ['queus -latancy', 'queues -latancy'],
  ['latancy quantum', undefined],
  ['latency', undefined],
  ['nvme queues', undefined],
  ['xyz', undefined],
  ['"tail latancy"', 'tail latency'],
  ['"latency tail"', 'latency tail'],
  ['"tail latancy" -queues', undefined],
  ['title: nvme', 'title:nvme'],
  ['Title: latancy', 'Title:latency'],
  ['has: doi', undefined],
  ['tail-latency', 'tail latency'],
  ['multitenent', 'multi-tenant'],
  ['multi‐tenant', 'multi-tenant'],
  ['wifi', 'wi-fi'],
  ['has:doi', undefined],
  // `controll` is a part of "controllers", but no artifact with it has a word near `congestian`.
  ['congestian controll', 'congestion control'],
  ['nmve latency', 'nvme latency'],
  ['nvme, (queues) or latency?', undefined],
  ['nvme, (tail) latency?', 'nvme tail latency'],
  ['(nwme OR quantum) networks', 'nvme OR quantum networks'],
  ['https://zenodo.org/records/15690244', undefined],
])('of %j is %j', (q, expected) => {
  expect(suggestSearch(artifacts, q, distance)).toBe(expected);
});

it.each(['l', 'git', 'git.', '[', '"'])('reads 100,000 of %j at once', (sign) => {
  expect(suggestSearch(artifacts, sign.repeat(100_000), distance)).toBeUndefined();
});
