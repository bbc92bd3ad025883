import { describe, expect, it } from 'vitest';
import { toggled } from './toggled';

describe('toggled', () => {
  it('adds a name at the end and takes it away again', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'b')).toEqual(['a']);
  });

  it('takes a name away in every spelling of it', () => {
    expect(toggled(['Edge', 'gpu', ' edge '], 'EDGE')).toEqual(['gpu']);
  });

  it('leaves the list that it was given as it is', () => {
    const names = ['a'];
    toggled(names, 'a');
    toggled(names, 'b');
    expect(names).toEqual(['a']);
  });
});
