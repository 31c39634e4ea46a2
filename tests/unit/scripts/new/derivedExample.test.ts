import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import { derivedExample } from '../../../../scripts/new/demo/derivedExample';

const siteDir = path.join(__dirname, '../../../..');

test.each([
  ['@mui/joy', 'Switch', "<Switch slotProps={{ input: { 'aria-label': 'Switch' } }} />"],
  ['@mui/material', 'Switch', "<Switch inputProps={{ 'aria-label': 'Switch' }} />"],
  ['@mui/material', 'Tooltip', '<Tooltip title="title"><div>Tooltip</div></Tooltip>'],
  [
    '@mui/material',
    'FormControlLabel',
    '<FormControlLabel control={<span />} label="Form Control Label" />',
  ],
])('%s: an example of %s has a name, and each required prop once', async (from, name, jsx) => {
  const { components } = await readPackage(siteDir, from);
  const component = components.find((one) => one.name === name);
  expect(component && derivedExample(component).jsx).toBe(jsx);
});
