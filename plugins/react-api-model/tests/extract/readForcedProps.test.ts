import path from 'node:path';
import ts from 'typescript';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/locatePackage';
import { readForcedProps } from '../../extract/readForcedProps';

function forcedIn(code: string) {
  return readForcedProps(ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true));
}

test('reads plain values of the object that is merged last', () => {
  const code = `const FORCED = { paged: true, mode: "server", limit: undefined };
const DEFAULTS = { rows: 5 };
const useProps = (props) => _extends({}, DEFAULTS, props, { text }, FORCED);`;
  expect(forcedIn(code)).toEqual([
    ['paged', 'true'],
    ['mode', "'server'"],
  ]);
});

test('ignores objects that props override, and calls that merge nothing', () => {
  const code = `const VALUES = { paged: true };
const useProps = (props) => _extends({}, VALUES, props);
use(VALUES);`;
  expect(forcedIn(code)).toEqual([]);
});

test('the data grid is paginated by default', () => {
  const siteDir = path.join(__dirname, '../../../..');
  const [grid] = extractPackage(locatePackage(siteDir, '@mui/x-data-grid'));
  const pagination = grid?.props.find(({ name }) => name === 'pagination');
  expect(pagination).toMatchObject({ type: 'true', default: 'true' });
});
