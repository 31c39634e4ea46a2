import { crashIssueUrl } from '../../browser/CrashDetails';

const CRASH = {
  repositoryUrl: 'https://github.com/org/docs',
  demoId: 'base-ui/react-select/UseSelect/css',
  message: 'Cannot read properties of undefined (reading `a & b`)',
  address: 'https://docs.example/zh/base-ui/react-select/?theme=dark&user=mei#edit-UseSelect=abc',
  browser: 'Mozilla/5.0 Chrome/147',
};

test('names demo, page, error, and browser, and nothing else of the address', () => {
  const issue = new URL(crashIssueUrl(CRASH));
  expect(issue.origin + issue.pathname).toBe('https://github.com/org/docs/issues/new');
  expect(issue.searchParams.get('title')).toBe('[docs] Demo UseSelect crashes');
  expect(issue.searchParams.get('body')).toBe(
    [
      'Demo: base-ui/react-select/UseSelect/css',
      'Page: https://docs.example/zh/base-ui/react-select/',
      'Browser: Mozilla/5.0 Chrome/147',
      'Error:',
      '```\nCannot read properties of undefined (reading `a & b`)\n```',
      'What I did before the error:',
    ].join('\n\n'),
  );
});

test('the address stays short with a long error in another script', () => {
  const url = crashIssueUrl({ ...CRASH, message: '错误'.repeat(10_000) });
  expect(url.length).toBeLessThan(8000);
});
