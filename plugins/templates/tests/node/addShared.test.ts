import { addShared, sharedProblems } from '../../node/addShared';

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

test('a template that imports no shared file stays as it is', () => {
  const files = { 'Pricing.tsx': "import { plans } from './plans';\n", 'plans.ts': '' };
  expect(addShared(files, SHARED)).toEqual(files);
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
