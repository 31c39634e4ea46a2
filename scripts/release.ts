// Releases the built site into a folder that a host serves, and keeps the assets of earlier releases:
// npx tsx scripts/release.ts [--keep 3] [--from build] <folder>
import '../src/site';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './lib/commandLine';
import { releaseSite } from './lib/releaseSite';

const USAGE = 'Usage: npx tsx scripts/release.ts [--keep 3] [--from build] <folder>';

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      keep: { type: 'string', default: '3' },
      from: { type: 'string', default: path.join(__dirname, '..', 'build') },
    },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  const keep = Number(values.keep);
  if (folder === undefined || others.length > 0) {
    throw new Error(`Pass one folder. ${USAGE}`);
  }
  if (!Number.isInteger(keep) || keep < 1) {
    throw new Error(
      `--keep is "${values.keep}". Set it to a number of releases, at least 1. ${USAGE}`,
    );
  }
  const target = path.resolve(folder);
  const { copied, removed, history } = await releaseSite(path.resolve(values.from), target, keep);
  console.log(
    `${target} has ${copied.length} files of this release and the assets of ${history.length - 1} before; ${removed.length} files were removed.`,
  );
}

runMain(release);
