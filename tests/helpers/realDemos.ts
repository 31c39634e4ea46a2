import fs from 'node:fs/promises';
import path from 'node:path';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';

/** Root of the site, which Jest runs in. */
export const SITE_DIR = process.cwd();

/** Returns a demo of the real Button page. Throws when the page doesn't have it. */
export async function buttonDemo(name: string): Promise<DemoFile> {
  const demos = await collectDemos(path.join(SITE_DIR, 'docs'));
  const found = demos.find(({ id }) => id === `material-ui/react-button/${name}`);
  if (!found) {
    throw new Error(`The Button page has no demo "${name}".`);
  }
  return found;
}

/** Returns all demos of the site with their code. */
export async function allDemos(): Promise<(DemoFile & { code: string })[]> {
  const demos = await collectDemos(path.join(SITE_DIR, 'docs'));
  return Promise.all(
    demos.map(async (demo) => ({ ...demo, code: await fs.readFile(demo.file, 'utf8') })),
  );
}
