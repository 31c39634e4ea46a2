import { readHostingVariables } from '../../node/variables';
import { robotsFile, securityFile } from '../../node/finishBuild';

test('by default, nothing is known', () => {
  expect(readHostingVariables({})).toEqual({ origin: '', security: undefined });
});

test('reads all variables', () => {
  const variables = readHostingVariables({
    SITE_URL: 'https://docs.example.org',
    SECURITY_CONTACT: 'mailto:security@example.org',
    SECURITY_EXPIRES: '2030-01-31T00:00:00Z',
  });
  expect(variables).toEqual({
    origin: 'https://docs.example.org',
    security: { contact: 'mailto:security@example.org', expires: '2030-01-31T00:00:00Z' },
  });
});

test('reports all invalid values together, with their fixes', () => {
  const read = () =>
    readHostingVariables({
      SECURITY_CONTACT: 'security@example.org',
      SECURITY_EXPIRES: 'next year',
    });
  expect(read).toThrow('SECURITY_CONTACT: "security@example.org" is neither');
  expect(read).toThrow('SECURITY_EXPIRES: "next year" is not a time in UTC');
});

test('a contact without a time is incomplete', () => {
  expect(() => readHostingVariables({ SECURITY_CONTACT: 'https://example.org/security' })).toThrow(
    'SECURITY_CONTACT, SECURITY_EXPIRES: set both or neither.',
  );
});

test('robots.txt names the sitemaps if the origin is known', () => {
  expect(robotsFile('', ['/zh'])).toBe('User-agent: *\nAllow: /\n');
  expect(robotsFile('https://docs.example.org', ['/zh'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.org/sitemap.xml\nSitemap: https://docs.example.org/zh/sitemap.xml\n',
  );
});

test('security.txt has the configured contact', () => {
  const security = { contact: 'mailto:a@example.org', expires: '2030-01-31T00:00:00Z' };
  expect(securityFile(security, '')).toBe(
    'Contact: mailto:a@example.org\nExpires: 2030-01-31T00:00:00Z\nPreferred-Languages: en, zh\n',
  );
  expect(securityFile(security, 'https://docs.example.org')).toContain(
    'Canonical: https://docs.example.org/.well-known/security.txt\n',
  );
});
