import { describe, expect, it } from 'vitest';
import { aVersion } from '../../../../tests/builders/aVersion';
import { diskImagesOf } from './diskImages';
import { heatTemplateOf } from './heatTemplate';

const link = (urn: string) => ({ label: 'image', urn, verified: false });

describe('diskImagesOf', () => {
  it('finds images in contents and links, each once', () => {
    const versions = [
      aVersion({ slug: 'b', contentsUrn: 'urn:trovi:image:chi-uc:1', links: [] }),
      aVersion({
        slug: 'a',
        links: [link('URN:TROVI:IMAGE:CHI-UC:1'), link('urn:trovi:image:kvm-tacc:2')],
      }),
    ];
    expect(diskImagesOf(versions)).toEqual([
      {
        site: 'CHI@UC',
        id: '1',
        slug: 'b',
        launchUrl: 'https://chi.uc.chameleoncloud.org/project/images/1',
      },
      {
        site: 'KVM@TACC',
        id: '2',
        slug: 'a',
        launchUrl: 'https://kvm.tacc.chameleoncloud.org/project/images/2',
      },
    ]);
  });

  it('has no launch for sites it does not know', () => {
    const version = aVersion({
      contentsUrn: 'URN:trovi:image:chi-nu:1',
      links: [
        { ...link('urn:trovi:image:chi-nu:1'), label: ' CHI@NU ' },
        { ...link('urn:trovi:image:other:2'), label: '' },
        { ...link('urn:trovi:image:moon:3'), label: '' },
        link('urn:x'),
      ],
    });
    expect(diskImagesOf([version]).map(({ site, launchUrl }) => [site, launchUrl])).toEqual([
      ['CHI@NU', undefined],
      ['Another site', undefined],
      ['moon', undefined],
    ]);
  });

  it('keeps an odd id within its path', () => {
    const [image] = diskImagesOf([aVersion({ contentsUrn: 'urn:trovi:image:chi-tacc:../a?b#c' })]);
    expect(image?.launchUrl).toBe(
      'https://chi.tacc.chameleoncloud.org/project/images/..%2Fa%3Fb%23c',
    );
  });
});

describe('heatTemplateOf', () => {
  const withTemplate = (args: unknown) =>
    aVersion({ environmentSetup: [{ type: 'heat_template', arguments: args }] });

  it('is the text, or an object as text', () => {
    expect(heatTemplateOf(withTemplate('a: 1\nb: 2\n\n'))).toBe('a: 1\nb: 2');
    expect(heatTemplateOf(withTemplate({ a: 1 }))).toBe('{\n  "a": 1\n}');
  });

  it('is nothing where there is none', () => {
    for (const version of [aVersion(), withTemplate(''), withTemplate(null), withTemplate(7)]) {
      expect(heatTemplateOf(version)).toBeUndefined();
    }
  });
});
