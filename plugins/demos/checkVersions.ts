import path from 'node:path';
import { STYLING_NAMES } from '../../src/reader/preferences/codeStyling';
import type { DemoFile } from './collectDemos';

/**
 * A demo that comes in one of several stylings comes in all of them (design §4). Gives one message,
 * naming the file to write, for each version that is missing, and one for a demo that is there as a
 * file as well.
 */
export function checkVersions(
  demos: readonly DemoFile[],
  toSitePath: (file: string) => string,
): string[] {
  const byName = new Map<string, DemoFile[]>();
  demos.forEach((demo) => {
    const key = `${demo.page}/${demo.name}`;
    byName.set(key, [...(byName.get(key) ?? []), demo]);
  });
  return [...byName.values()].flatMap((files) => {
    const single = files.find(({ styling }) => styling === undefined);
    const version = files.find(({ styling }) => styling !== undefined);
    if (!version) {
      return [];
    }
    if (single) {
      const folder = path.dirname(toSitePath(version.file));
      return [
        `${toSitePath(single.file)}: the folder ${folder} is this demo too. Keep one of them.`,
      ];
    }
    const folder = path.dirname(version.file);
    return Object.values(STYLING_NAMES)
      .filter((name) => !files.some(({ styling }) => styling === name))
      .map((name) => {
        const file = toSitePath(path.join(folder, `${name}.tsx`));
        return `${file}: the demo ${version.name} lacks this styling. Write the file.`;
      });
  });
}
