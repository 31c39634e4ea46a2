import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.resolve('content/templates');

/** What templates have in common. Each has its own copy, so that readers can take its folder alone. */
const SHARED = [
  'useForm.ts',
  'rules.ts',
  'SubmitButton.tsx',
  'FormStatus.tsx',
  'visuallyHidden.ts',
  'PasswordField.tsx',
];

const slugs = readdirSync(TEMPLATES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(SHARED)('all copies of %s are the same', (file) => {
  const copies = slugs
    .filter((slug) => readdirSync(path.join(TEMPLATES, slug)).includes(file))
    .map((slug) => readFileSync(path.join(TEMPLATES, slug, file), 'utf8'));
  expect(copies.length).toBeGreaterThan(1);
  expect([...new Set(copies)]).toHaveLength(1);
});
