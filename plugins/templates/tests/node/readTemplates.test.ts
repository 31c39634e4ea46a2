import { readTemplates, addShared, sharedProblems } from '../../node/readTemplates';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const SHARED = {
  'useForm.ts': "import { trimTexts } from './rules';\n",
  'rules.ts': 'export const trimTexts = 1;\n',
  'visuallyHidden.ts': 'export const visuallyHidden = {};\n',
};

test('a template gets the shared files that it imports, and those that they import', () => {
  const files = {
    'Blog.tsx': "import { useForm } from '../shared/useForm';\nimport './theme';\n",
    'theme.ts': '',
    'template.json': '{}',
  };
  expect(addShared(files, SHARED)).toEqual({
    ...files,
    'Blog.tsx': "import { useForm } from './useForm';\nimport './theme';\n",
    'useForm.ts': SHARED['useForm.ts'],
    'rules.ts': SHARED['rules.ts'],
  });
});

test('an import of a shared file that doesn’t exist becomes one of a file that is missing', () => {
  const files = { 'Blog.tsx': "import { lost } from '../shared/lost';\n" };
  expect(addShared(files, SHARED)).toEqual({ 'Blog.tsx': "import { lost } from './lost';\n" });
});

test('a file with the name of a shared one is a problem', () => {
  expect(
    sharedProblems('content/templates/blog', { 'rules.ts': '', 'theme.ts': '' }, SHARED),
  ).toEqual([
    'content/templates/blog/rules.ts:1: there is a shared file of this name. Rename one of them.',
  ]);
});

test('the problems of all templates are one error, with those of titles', async () => {
  const folder = await temporaryFolder({
    'content/templates/blog/Blog.tsx': 'export default () => null;',
    'content/templates/carousel/Carousel.tsx': 'export default () => null;',
  });
  await expect(readTemplates(folder)).rejects.toThrow(
    /carousel: the template has no title\. Add the label "templates\.carousel"[^]*blog\/template\.json: there is no such file[^]*carousel\/template\.json: there is no such file/,
  );
});
