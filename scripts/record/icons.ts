// Draws the icons of the installed app from the site's logo: npm run record -- icons. The files are in Git.
import fs from 'node:fs/promises';
import path from 'node:path';
import { APP_ICONS, TOUCH_ICON } from '@component-docs/offline/node/appManifest';
import { withChromium } from '../lib/chromium';

const STATIC = path.resolve(__dirname, '../../static');
const LOGO = 'img/favicon.svg';

/**
 * The color of the logo's own square. It fills the corners of icons that systems cut a shape out of: the
 * logo's content fits into a circle with 80% of the square's width, which they keep.
 */
const BACKGROUND = '#0073e6';

export async function record(): Promise<void> {
  const logo = await fs.readFile(path.join(STATIC, LOGO), 'base64');
  await withChromium(async (browser) => {
    const page = await browser.newPage();
    for (const { file, size, purpose } of [...APP_ICONS, TOUCH_ICON]) {
      const isMaskable = purpose === 'maskable';
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;block-size:100vh;background:${isMaskable ? BACKGROUND : 'none'}"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${logo}">`,
        { waitUntil: 'load' },
      );
      await fs.mkdir(path.dirname(path.join(STATIC, file)), { recursive: true });
      await page.screenshot({ path: path.join(STATIC, file), omitBackground: !isMaskable });
      console.log(file);
    }
  });
}
