// Records facts about packages, pages, and the built site: npm run record -- <what> [options]
import '../src/site';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './lib/commandLine';

/** A module of the folder `record`. It records what its first line says, and gets the rest of the command line. */
interface Recorder {
  record: (args: string[]) => Promise<void>;
}

const FOLDER = path.join(__dirname, 'record');

async function main(): Promise<void> {
  const names = readdirSync(FOLDER).map((file) => path.parse(file).name);
  const [name = '', ...args] = process.argv.slice(2);
  if (!names.includes(name)) {
    throw new Error(`Pass what to record: ${names.join(', ')}.`);
  }
  const { record } = (await import(path.join(FOLDER, name))) as Recorder;
  await record(args);
}

runMain(main);
