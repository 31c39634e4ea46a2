// Serves the built site, or the one in the folder SITE_FOLDER: npm run serve [-- --port 4000]
import './lib/siteFacts';
import path from 'node:path';

import { runMain } from './lib/commandLine';
import { readPort } from './lib/portOption.mjs';
import { onOrphaned } from './lib/runStep.mjs';
import { startServer } from './lib/siteServer';

async function serve(): Promise<void> {
  const port = readPort(process.argv.slice(2), process.env.PORT);
  const root = path.resolve(process.env.SITE_FOLDER ?? path.join(__dirname, '..', 'build'));
  const server = await startServer({ root, port, orAnotherPort: true });
  if (port !== 0 && server.port !== port) {
    console.log(`Port ${port} is in use, so the site is on another port.`);
  }
  console.log(`The site is running at ${server.url} (press Ctrl+C to stop it).`);
  const stop = () => void server.close().then(() => process.exit(0));
  onOrphaned(stop);
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);
}

runMain(serve);
