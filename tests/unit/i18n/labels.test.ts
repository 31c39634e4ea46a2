import path from 'node:path';
import { shellLabelFaults } from '../../../plugins/i18n/labels/shellLabelFaults';

test('the labels of the shell are all in the Chinese table, translated, and all used', async () => {
  const root = path.join(__dirname, '../../..');
  expect(await shellLabelFaults(root, ['zh'])).toEqual([]);
});
