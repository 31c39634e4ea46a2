import path from 'node:path';
import { packageModules } from '../../../node/sandbox/packageModules';

const SITE_DIR = path.resolve(__dirname, '../../../../..');

test('modules of a package leave out folders with its sources', () => {
  expect(packageModules(SITE_DIR, 'react-router-dom')).toEqual(['react-router-dom']);
});

test('modules of a package have its name and its folders for apps', () => {
  const modules = packageModules(SITE_DIR, '@mui/lab');
  expect(modules).toEqual(expect.arrayContaining(['@mui/lab', '@mui/lab/TabContext']));
  expect(modules).not.toContain('@mui/lab/node');
});
