import { parseAudit } from '../../../../../scripts/lib/packages/parseAudit';

test('lists vulnerable packages, the worst first', () => {
  const json = JSON.stringify({
    vulnerabilities: {
      a: { severity: 'low', range: '<2', fixAvailable: false },
      b: { severity: 'critical', range: '<=1.2.3', fixAvailable: true },
    },
  });
  expect(parseAudit(json)).toEqual(['critical: b <=1.2.3, fixed by an update', 'low: a <2']);
  expect(parseAudit('{"vulnerabilities":{}}')).toEqual([]);
});

test.each(['', '{"message":"405 Method Not Allowed"}', 'npm ERR!'])(
  'knows nothing from %s',
  (json) => {
    expect(parseAudit(json)).toBeNull();
  },
);
