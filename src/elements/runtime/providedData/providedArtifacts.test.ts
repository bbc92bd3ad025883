import { describe, expect, it } from 'vitest';
import page from '../../../api/examples/artifactPage.json';
import { readProvidedArtifacts } from './providedArtifacts';

const read = (json: unknown) => readProvidedArtifacts('trovi-list', json);
const titles = ['Burst generator', 'Queue model'].map((title) => ({ title }));

describe('readGivenArtifacts', () => {
  it.each([
    ['a page of the API', page],
    ['its text', JSON.stringify(page)],
    ['a list', page.artifacts],
    ['the text of a list', JSON.stringify(page.artifacts)],
  ])('reads %s', (_, json) => {
    const { artifacts, problem } = read(json);
    expect(artifacts).toMatchObject(titles);
    expect(problem).toBeUndefined();
  });

  it('takes an empty list for one', () => {
    expect(read([])).toEqual({ artifacts: [], problem: undefined });
  });

  it('tells what is damaged, and keeps the rest', () => {
    const { artifacts, problem } = read([...page.artifacts, null, { uuid: 'x', tags: 'a' }]);
    expect(artifacts).toMatchObject([...titles, { id: 'x', tags: [] }]);
    expect(problem).toEqual({
      code: 'shape',
      message:
        'Some of the data of trovi-list is damaged: artifacts[2] is not an object. Artifact x: tags is not a list.',
    });
  });

  it('says what is wrong with a text that is no JSON', () => {
    const { artifacts, problem } = read('[');
    expect(artifacts).toBeUndefined();
    expect(problem).toMatchObject({
      code: 'data',
      message: 'The script inside trovi-list does not contain valid JSON.',
    });
  });

  it.each([
    [{}, 'artifacts is not in the response.'],
    [{ artifacts: 1 }, 'artifacts is not a list.'],
    [12, 'The response is not an object.'],
  ])('says what keeps %j from being a list', (json, reason) => {
    const { artifacts, problem } = read(json);
    expect(artifacts).toBeUndefined();
    expect(problem).toMatchObject({
      code: 'shape',
      message: `The data of trovi-list is not a list of artifacts of the API: ${reason}`,
    });
  });
});
