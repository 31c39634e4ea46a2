import path from 'node:path';
import { failWithAll } from '@component-docs/kit/node/errors/failWith';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

/** A fault in the files of a demo, which its writer can correct. The message names the file by its path. */
export class DemoFault extends Error {}

/**
 * Waits for values that are derived from demos. Faults in their files are listed together, with paths from the
 * site's root and without stacks; any other error is thrown as it is.
 *
 * @param siteDir absolute path of the site
 * @param fail receives the faults. If it doesn't throw, as it does by default, demos without faults are returned
 */
export async function withoutFaults<Value>(
  siteDir: string,
  work: readonly Promise<Value>[],
  fail: (findings: readonly Findings[]) => void = failWithAll,
): Promise<Value[]> {
  const settled = await Promise.all(
    work.map((each) =>
      each.then(
        (value) => ({ value }),
        (error: unknown) => {
          if (!(error instanceof DemoFault)) {
            throw error;
          }
          return { problem: error.message.replaceAll(siteDir + path.sep, '') };
        },
      ),
    ),
  );
  const problems = settled.flatMap((each) => ('problem' in each ? [each.problem] : []));
  fail([{ summary: 'Demos cannot be read', problems: [...new Set(problems)] }]);
  return settled.flatMap((each) => ('value' in each ? [each.value] : []));
}
