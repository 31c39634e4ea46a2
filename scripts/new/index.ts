// Creates, renames, and removes pages, demos, and translations: npm run new -- page material-ui/react-slider
import '../../src/site';
import '../../content/navigation';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../lib/commandLine';
import { COMMANDS } from './commands';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      redirect: { type: 'string' },
      site: { type: 'string', default: path.resolve(__dirname, '../..') },
    },
  });
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || args.length === 0) {
    const usages = Object.values(COMMANDS).map(({ usage }) => `  npm run new -- ${usage}`);
    throw new Error(`Pass what to do:\n${usages.join('\n')}`);
  }
  await command.run(path.resolve(values.site), args, values.redirect);
}

runMain(main);
