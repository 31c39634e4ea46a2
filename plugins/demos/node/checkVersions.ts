import path from 'node:path';
import { STYLING_NAMES } from '@component-docs/preferences/shared/codeStyling';
import type { DemoFile } from './collectDemos';

/**
 * Checks that a demo with a version in any styling has a version in every styling. Returns one
 * message, with the file to add, for each missing version, and one for each demo that exists both
 * as a file and as a folder.
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
        `${toSitePath(single.file)}: the folder ${folder} defines the same demo. Keep only one of them.`,
      ];
    }
    const folder = path.dirname(version.file);
    return Object.values(STYLING_NAMES)
      .filter((name) => !files.some(({ styling }) => styling === name))
      .map((name) => {
        const file = toSitePath(path.join(folder, `${name}.tsx`));
        return `${file}: the demo ${version.name} has no version in this styling. Add the file.`;
      });
  });
}
