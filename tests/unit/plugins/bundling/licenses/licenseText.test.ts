import { licenseText } from '../../../../../plugins/bundling/licenses/licenseText';
import { mitText } from '../../../../../plugins/bundling/licenses/mitText';

test('prints the license of each package, in the order of their names', () => {
  const text = licenseText([
    { name: 'react', version: '18.3.1', license: 'MIT', text: 'Line 1\r\nLine 2\n\n' },
    { name: 'clsx', version: '2.1.1', license: 'MIT', text: mitText('Copyright (c) A') },
  ]);
  expect(text.indexOf('clsx 2.1.1 (MIT)')).toBeGreaterThan(0);
  expect(text.indexOf('clsx 2.1.1 (MIT)')).toBeLessThan(text.indexOf('react 18.3.1 (MIT)'));
  expect(text).toContain('Copyright (c) A\n\nPermission is hereby granted');
  expect(text.endsWith('react 18.3.1 (MIT)\n\nLine 1\nLine 2\n')).toBe(true);
});
