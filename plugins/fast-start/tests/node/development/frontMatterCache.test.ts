import { createRequire } from 'node:module';
import { forgetFrontMatter } from '../../../node/development';

const parse = createRequire(createRequire(__filename).resolve('@docusaurus/utils'))(
  '@11ty/gray-matter',
) as ((text: string) => unknown) & { cache: object };

test('front matter that isn’t YAML is an error each time', () => {
  const { cache } = parse;
  const wrong = '---\ntitle: A: b\n---\n';
  forgetFrontMatter();
  expect(() => parse(wrong)).toThrow();
  expect(() => parse(wrong)).toThrow();
  parse.cache = cache;
});
