import path from 'node:path';

/** Returns the built site's folder: ./build, or the one in SITE_FOLDER. */
export function siteFolder(): string {
  return path.resolve(process.env.SITE_FOLDER ?? path.join(__dirname, '../../build'));
}
