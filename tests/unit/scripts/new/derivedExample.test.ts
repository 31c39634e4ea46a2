import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import { derivedExample } from '../../../../scripts/new/demo/derivedExample';

const siteDir = path.join(__dirname, '../../../..');

test.each([
  ['Tooltip', '<Tooltip title="title"><div>Tooltip</div></Tooltip>'],
  ['FormControlLabel', '<FormControlLabel control={<span />} label="Form Control Label" />'],
])('an example of %s sets each required prop once', async (name, jsx) => {
  const { components } = await readPackage(siteDir, '@mui/material');
  const component = components.find((one) => one.name === name);
  expect(component && derivedExample(component).jsx).toBe(jsx);
});
