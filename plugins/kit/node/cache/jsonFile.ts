import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Reads a cache's file. Returns undefined if it is missing or truncated: nothing is cached then. */
export async function readJson<Content>(file: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

/** Writes a cache's file atomically, because each locale is built in its own process. */
export async function writeJson(file: string, content: unknown): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(content));
  await fs.rename(draft, file);
}
