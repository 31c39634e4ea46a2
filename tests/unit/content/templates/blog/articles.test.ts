import { articles, topics } from '@site/content/templates/blog/articles';

test('every topic has an article, so that no filter leads to an empty page', () => {
  expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(topics));
});

test('articles have addresses of their own', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
});
