import fs from 'node:fs/promises';
import path from 'node:path';
import { projectSteps } from './projectSteps';
import type { Files, Step } from './projectSteps';

const FOLDERS = {
  en: 'docs/toolpad-core',
  zh: 'i18n/zh/docusaurus-plugin-content-docs-toolpad-core/current',
};

/** Reads the steps of a page about Toolpad Core in one language. */
async function readSteps(language: keyof typeof FOLDERS, page: string, startDepth?: number) {
  const file = path.join(FOLDERS[language], `introduction/${page}/${page}.mdx`);
  return projectSteps(await fs.readFile(file, 'utf8'), ({ depth }) => depth === startDepth);
}

/** Returns the steps of the tutorial, each with the files that a reader has at its end. */
export async function tutorialSteps(language: keyof typeof FOLDERS): Promise<Step[]> {
  const steps = await readSteps(language, 'tutorial');
  return steps.filter(({ heading }) => /^\d+\. /.test(heading));
}

/** The projects of the integration page, in its order; those with `SignIn` have done the optional steps, too. */
const INTEGRATIONS = [
  'appRouter',
  'appRouterSignIn',
  'pagesRouter',
  'pagesRouterSignIn',
  'reactRouter',
] as const;

/** Files that are the same in both projects with a sign-in, as the page says. */
const SHARED = ['auth.ts', 'users.ts', 'middleware.ts'];

/**
 * Returns the files of each project on the integration page.
 *
 * @throws {Error} when the page has more projects, or fewer
 */
export async function integrations(
  language: keyof typeof FOLDERS,
): Promise<Record<(typeof INTEGRATIONS)[number], Files>> {
  const steps = await readSteps(language, 'integration', 2);
  const ends = steps.filter(
    ({ heading, files }, index) =>
      Object.keys(files).length > 0 &&
      ((steps[index + 1]?.depth ?? 2) === 2 || /^4\./.test(heading)),
  );
  if (ends.length !== INTEGRATIONS.length) {
    throw new Error(`The page has ${ends.length} projects instead of ${INTEGRATIONS.length}.`);
  }
  const [appRouter, appRouterSignIn, pagesRouter, pagesSignIn, reactRouter] = ends.map(
    ({ files }) => files,
  ) as [Files, Files, Files, Files, Files];
  const shared = Object.entries(appRouterSignIn).filter(([name]) => SHARED.includes(name));
  const pagesRouterSignIn = { ...pagesSignIn, ...Object.fromEntries(shared) };
  return { appRouter, appRouterSignIn, pagesRouter, pagesRouterSignIn, reactRouter };
}
