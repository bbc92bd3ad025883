import { describe, expect, it } from 'vitest';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { isExternal, isForNotebooks, isLaunchable } from './isLaunchable';

const setup = (type: string, args: unknown = {}) => [{ type, arguments: args }];
const external = 'urn:trovi:contents:http:83ccaf9e-29ac-49de-8882-bf5aeff43859';
const image = 'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92';
const template = 'urn:trovi:contents:heat_template:embedded-1772726520000';

describe('isLaunchable', () => {
  it.each([
    ['a git version', aVersion()],
    ['a DOI version', aDoiVersion()],
    ['a DOI version in isolation', aDoiVersion({ environmentSetup: setup('isolated_jupyter') })],
    ['a version without a setup', aVersion({ environmentSetup: [] })],
    ['a git version of a setup of tomorrow', aVersion({ environmentSetup: setup('tomorrow') })],
    [
      'external source code with an address',
      aVersion({
        contentsUrn: external,
        environmentSetup: setup('source_code', { url: 'https://github.com/a/b.git' }),
      }),
    ],
    [
      'contents of a provider of tomorrow',
      aVersion({ contentsUrn: 'urn:trovi:contents:vault:1', environmentSetup: [] }),
    ],
  ])('offers %s', (_, version) => {
    expect(isLaunchable(version, 'chameleon')).toBe(true);
  });

  it.each([
    ['a disk image', aVersion({ contentsUrn: image, environmentSetup: setup('image', '') })],
    ['a disk image by its URN', aVersion({ contentsUrn: image })],
    ['a template', aVersion({ contentsUrn: template, environmentSetup: setup('heat_template') })],
    ['external contents without a setup', aVersion({ contentsUrn: external })],
    [
      'external source code without an address',
      aVersion({
        contentsUrn: external,
        environmentSetup: setup('source_code', { url: 'javascript:alert(1)' }),
      }),
    ],
    ['contents of another world', aVersion({ contentsUrn: 'urn:globus:dataset:7c2a:/traces' })],
    ['no contents', aVersion({ contentsUrn: '' })],
  ])('does not offer %s', (_, version) => {
    expect(isLaunchable(version, 'chameleon')).toBe(false);
  });
});

describe('isExternal', () => {
  it('is what no notebook is made for', () => {
    const version = aVersion({ contentsUrn: external, environmentSetup: setup('source_code') });
    expect(isExternal(version, 'chameleon')).toBe(true);
    expect(isForNotebooks(version)).toBe(false);
  });

  it('is neither a notebook nor an image nor a template', () => {
    const images = aVersion({ contentsUrn: image, environmentSetup: setup('image', '') });
    const templates = aVersion({ contentsUrn: template, environmentSetup: setup('heat_template') });
    for (const version of [aVersion(), images, templates]) {
      expect(isExternal(version, 'chameleon')).toBe(false);
    }
  });
});
