import * as styles from '@mui/material/styles';
import { readPages } from '../readPages';

const calls = styles as unknown as Record<string, (options: object) => unknown>;

test('the pages name the functions of version 4 that no longer work', () => {
  for (const page of readPages('getting-started/learn')) {
    expect(page).toContain('`makeStyles`');
    expect(page).toContain('`withStyles`');
  }
  expect(() => calls.makeStyles?.({})).toThrow('no longer exported');
  expect(() => calls.withStyles?.({})).toThrow('no longer exported');
});

test('createMuiTheme was renamed', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  calls.createMuiTheme?.({});
  expect([...warn.mock.calls, ...error.mock.calls].flat().join('\n')).toContain('createTheme');
});
