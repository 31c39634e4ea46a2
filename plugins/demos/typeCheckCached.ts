import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from './collectDemos';
import { typeCheck } from './typeCheck';

/** Files that the result of the check depends on, apart from the demos. */
const ENVIRONMENT = ['package-lock.json', 'tsconfig.json'];

async function fingerprint(siteDir: string, demos: readonly DemoFile[]): Promise<string> {
  const files = [
    ...ENVIRONMENT.map((name) => path.join(siteDir, name)),
    ...demos.map((d) => d.file),
  ];
  const hash = crypto.createHash('sha256');
  for (const file of files) {
    hash.update(path.relative(siteDir, file)).update(await fs.readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Runs `typeCheck` on all demos unless the last check of identical files found no errors. The check
 * takes seconds, and each locale is built in its own process.
 */
export async function typeCheckCached(
  siteDir: string,
  demos: readonly DemoFile[],
): Promise<string[]> {
  const passedFile = path.join(siteDir, 'node_modules/.cache/demos/passed');
  const key = await fingerprint(siteDir, demos);
  const passed = await fs.readFile(passedFile, 'utf8').catch(() => '');
  if (passed === key) {
    return [];
  }
  const problems = typeCheck(
    siteDir,
    demos.map((demo) => demo.file),
  );
  if (problems.length === 0) {
    await fs.mkdir(path.dirname(passedFile), { recursive: true });
    await fs.writeFile(passedFile, key);
  }
  return problems;
}
