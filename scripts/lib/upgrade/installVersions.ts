import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Chosen } from './chooseVersions';
import { setVersions } from './setVersions';
import { runCommand } from './runCommand';
import type { CommandResult } from './runCommand';

const MANIFESTS = [
  'package.json',
  '{plugins,examples}/*/package.json',
  'examples/*/*/package.json',
];

/** Sets versions in the manifests of the site and its packages, and installs them. */
export async function installVersions(
  root: string,
  versions: ReadonlyMap<string, Chosen>,
): Promise<CommandResult> {
  const files = await Globby(MANIFESTS, { cwd: root, absolute: true });
  for (const file of files) {
    const text = await fs.readFile(path.resolve(root, file), 'utf8');
    const changed = setVersions(text, versions);
    if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(JSON.parse(changed))) {
      await fs.writeFile(file, changed);
    }
  }
  return runCommand(root, 'npm', ['install', '--no-audit', '--no-fund']);
}
