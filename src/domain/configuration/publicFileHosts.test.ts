import { expect, it } from 'vitest';
import shipped from '../../../dashboard/public/config.json';
import { publicFileHosts } from './publicFileHosts';

it('has the hosts of the shipped configuration', () => {
  expect(shipped.fileHosts).toEqual(publicFileHosts);
});
