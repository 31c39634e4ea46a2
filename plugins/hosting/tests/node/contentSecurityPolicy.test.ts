import { EDITOR_ORIGINS } from '@component-docs/demos/shared/export/onlineEditors';
import { framePolicy, pagePolicy } from '../../node/contentSecurityPolicy';
import type { ThirdParties } from '@component-docs/third-parties/shared/types';

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyOf = (thirdParties: ThirdParties) =>
  directivesOf(pagePolicy({ scriptHashes: ["'sha256-a'"], thirdParties }));

test('scripts are files of the site and known inline scripts', () => {
  const policy = policyOf({});
  expect(policy['script-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
  const { 'form-action': forms, ...others } = policy;
  expect(JSON.stringify(others)).not.toMatch(/https?:|unsafe-eval/);
  expect(forms).toEqual(["'self'", ...EDITOR_ORIGINS]);
});

test('each configured third party adds its own hosts', () => {
  const feedback = 'https://feedback.example/api/';
  expect(policyOf({ feedback })['connect-src']).toEqual(["'self'", 'https://feedback.example']);
  const errors = { address: 'https://errors.example/', sample: 0.1 };
  expect(policyOf({ errors })['connect-src']).toEqual(["'self'", 'https://errors.example']);
  const analytics = { id: 'G-1', script: 'https://tags.example/js', consent: 'needed' } as const;
  expect(policyOf({ analytics })['script-src']).toContain('https://tags.example');
  expect(policyOf({ analytics })['connect-src']).toContain('https://*.google-analytics.com');
  const ads = { script: 'https://ads.example/a.js' };
  expect(policyOf({ ads })['script-src']).toContain('https://ads.example');
  expect(policyOf({ ads })['frame-src']).toContain('https:');
  expect(policyOf({ ads: {} })).toEqual(policyOf({}));
});

test('the frame of edited code runs it without the site’s origin', () => {
  const policy = directivesOf(framePolicy(["'sha256-b'"]));
  expect(policy['script-src']).toEqual(["'self'", "'sha256-b'", 'blob:']);
  expect(policy['form-action']).toEqual(["'none'"]);
  expect(policy.sandbox).toContain('allow-scripts');
  expect(policy.sandbox).not.toContain('allow-same-origin');
});
