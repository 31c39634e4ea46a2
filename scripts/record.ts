// Records facts about packages, pages, and the built site: npm run record -- <what> [options]
import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'record');

const names = readdirSync(FOLDER).map((file) => path.parse(file).name);
// The script that runs next finds only its own arguments.
const [name = ''] = process.argv.splice(2, 1);
if (names.includes(name)) {
  void import(path.join(FOLDER, name));
} else {
  console.error(`Pass what to record: ${names.join(', ')}.`);
  process.exitCode = 1;
}
