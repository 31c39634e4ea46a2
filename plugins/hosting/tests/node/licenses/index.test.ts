import { licenseText } from '../../../node/licenses';
import { mitText } from '../../../node/licenses';

test('prints the license of each package, in the order of their names', () => {
  const text = licenseText([
    { name: 'react', license: 'MIT', text: 'Line 1\r\nLine 2\n\n' },
    { name: 'clsx', license: 'MIT', text: mitText('Copyright (c) A') },
  ]);
  expect(text.indexOf('clsx (MIT)')).toBeGreaterThan(0);
  expect(text.indexOf('clsx (MIT)')).toBeLessThan(text.indexOf('react (MIT)'));
  expect(text).toContain('Copyright (c) A\n\nPermission is hereby granted');
  expect(text.endsWith('react (MIT)\n\nLine 1\nLine 2\n')).toBe(true);
});
