import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const created: string[] = [];

afterAll(async () => {
  await Promise.all(created.splice(0).map((folder) => fs.rm(folder, { recursive: true })));
});

/**
 * Writes files, given by path, to a new folder, which is removed after the test file. Returns the
 * folder.
 */
export async function temporaryFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mui-family-docs-'));
  created.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.writeFile(path.join(folder, name), content);
  }
  return folder;
}
