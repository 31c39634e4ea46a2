import { issueUrl, MAX_ISSUE_COMMENT } from '../../../../src/feedback/lazy/issueUrl';

const issue = {
  repositoryUrl: 'https://github.com/example/docs',
  url: 'https://docs.example.org/material-ui/react-button',
  title: 'React Button component',
};

function paramsOf(address: string) {
  const { pathname, searchParams } = new URL(address);
  return [pathname, searchParams.get('title'), searchParams.get('body')];
}

describe('issueUrl', () => {
  it('contains the page', () => {
    expect(paramsOf(issueUrl(issue))).toEqual([
      '/example/docs/issues/new',
      '[docs] React Button component',
      `Page: ${issue.url}`,
    ]);
  });

  it('contains the rating and the comment', () => {
    const comment = 'Where is "small"?\n#1 & more';
    expect(paramsOf(issueUrl({ ...issue, rating: 0, comment }))).toEqual([
      '/example/docs/issues/new',
      '[docs] React Button component',
      `Page: ${issue.url}\n\nThe page did not help.\n\n${comment}`,
    ]);
  });

  it('stays short enough for an issue URL, also in Chinese', () => {
    const comment = '好'.repeat(MAX_ISSUE_COMMENT);
    expect(issueUrl({ ...issue, rating: 1, comment }).length).toBeLessThan(8000);
  });
});
