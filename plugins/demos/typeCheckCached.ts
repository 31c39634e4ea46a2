import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from './collectDemos';
import { typeCheck } from './typeCheck';

/** What a demo's validity depends on beside its own text. */
const ENVIRONMENT = ['package-lock.json', 'tsconfig.json'];

async function fingerprint(siteDir: string, demos: readonly DemoFile[]): Promise<string> {
  const files = [
    ...ENVIRONMENT.map((name) => path.join(siteDir, name)),
    ...demos.map((d) => d.file),
  ];
  const hash = crypto.createHash('sha256');
  for (const file of files) {
    hash.update(file).update(await fs.readFile(file));
  }
  return hash.digest('hex');
}

/**
 * `typeCheck` of all demos, skipped when the last check of the very same files found nothing: each
 * locale is built in a process of its own, and the check takes seconds.
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
  const faults = typeCheck(
    siteDir,
    demos.map((demo) => demo.file),
  );
  if (faults.length === 0) {
    await fs.mkdir(path.dirname(passedFile), { recursive: true });
    await fs.writeFile(passedFile, key);
  }
  return faults;
}
