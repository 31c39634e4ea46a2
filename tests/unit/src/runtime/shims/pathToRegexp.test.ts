import pathToRegexp from 'path-to-regexp';
import { matchPath } from 'react-router';
import standIn from '../../../../../src/runtime/shims/pathToRegexp';

const PATHS = ['/material-ui/react-button', '/zh', '/X/api', '/', '*', '/a/:id', '/v1.0/a', '/a/'];
const PATHNAMES = [
  '/material-ui/react-button',
  '/Material-UI/React-Button',
  '/material-ui/react-button/',
  '/material-ui/react-button//',
  '/material-ui/react-button-group',
  '/material-ui/react-button/demos',
  '/material-ui',
  '/zh',
  '/zh/material-ui/react-button',
  '/x/api',
  '/a/b',
  '/a',
  '/v1x0/a',
  '/',
  '',
];

describe('the stand-in for path-to-regexp', () => {
  it.each(PATHS)('matches %s to what the library does', (path) => {
    for (const end of [true, false]) {
      for (const sensitive of [true, false]) {
        const options = { end, sensitive, strict: false };
        const [ours, theirs] = [standIn(path, [], options), pathToRegexp(path, [], options)];
        for (const pathname of PATHNAMES) {
          const match = theirs.exec(pathname);
          expect(ours.exec(pathname)?.slice()).toEqual(match?.slice());
        }
      }
    }
  });

  it('leaves a strict path to the library', () => {
    expect(standIn('/zh', [], { strict: true }).exec('/zh/')).toBeNull();
    expect(standIn('/zh', [], { strict: false }).exec('/zh/')?.[0]).toBe('/zh/');
  });

  it('tells the router of the parameters of a pattern', () => {
    const keys: { name: string | number }[] = [];
    standIn('/a/:id', keys as never, {});
    expect(keys.map(({ name }) => name)).toEqual(['id']);
    // The router itself, which this stands in for, in its own use of the library.
    expect(matchPath('/a/b', { path: '/a/:id' })?.params).toEqual({ id: 'b' });
  });

  it('writes paths as the library does, for redirects', () => {
    expect(standIn.compile('/a/:id')({ id: 'b' })).toBe('/a/b');
  });
});
