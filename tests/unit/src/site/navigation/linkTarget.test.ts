import { linkTarget } from '../../../../../src/site/navigation/linkTarget';

const button = { pathname: '/react-button' };
const inputs = { pathname: '/inputs', subheader: 'inputs', children: [button] };

describe('linkTarget', () => {
  it('returns the pathname of a page', () => {
    expect(linkTarget(button)).toBe('/react-button');
  });

  it('returns the first page of a group, through a subheader', () => {
    expect(linkTarget(inputs)).toBe('/react-button');
    const group = { pathname: '/react-', children: [inputs, { pathname: '/other' }] };
    expect(linkTarget(group)).toBe('/react-button');
  });

  it('returns null for an empty group', () => {
    expect(linkTarget({ pathname: '/api', children: [] })).toBeNull();
  });
});
