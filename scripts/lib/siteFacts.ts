import { createRequire } from 'node:module';
import path from 'node:path';

// The facts of the site in the folder SITE_DIR, or of this one. Imported before the packages.
createRequire(__filename)(path.resolve(process.env.SITE_DIR ?? '.', 'src/site/index.ts'));
