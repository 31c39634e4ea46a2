// Takes screenshots of built pages: npm run screenshots -- /material-ui/react-button [/…] [options]
import '../src/site';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { COLOR_MODES } from '../plugins/preferences/shared/colorModes';
import { DIRECTIONS } from '../plugins/preferences/shared/theme/themeState';
import { launchChromium } from './lib/chromium';
import { fileNameOf, parseChoices, parseCount, parseViewport } from './lib/parseOptions';
import { writeContactSheet } from './lib/screenshots/contactSheet';
import { combineLooks, DENSITIES } from './lib/screenshots/looks';
import { takePictures } from './lib/screenshots/takePictures';
import type { Picture } from './lib/screenshots/takePictures';
import { startServer } from './lib/siteServer';

const HELP = `Takes screenshots of built pages, each in every combination of the given options.

  npm run screenshots -- <path>… [options]

  --viewports     390x844,900x800,1440x900
  --modes         light,dark
  --directions    ltr (or ltr,rtl)
  --densities     normal (or normal,dense)
  --first         only the first screen, not the whole page
  --part          4000 (the height in pixels of the parts that a longer page is split into)
  --no-javascript pages run no scripts, and keep their default direction and density
  --sheet         for each part, an additional picture with all its looks side by side
  --press         a button to click first, such as: '.navbar [aria-haspopup=dialog]'
  --out           test-results/screenshots
  --site          build
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      viewports: { type: 'string', default: '390x844,900x800,1440x900' },
      modes: { type: 'string', default: 'light,dark' },
      directions: { type: 'string', default: 'ltr' },
      densities: { type: 'string', default: 'normal' },
      first: { type: 'boolean', default: false },
      part: { type: 'string', default: '4000' },
      'no-javascript': { type: 'boolean', default: false },
      sheet: { type: 'boolean', default: false },
      press: { type: 'string' },
      out: { type: 'string', default: path.join('test-results', 'screenshots') },
      site: { type: 'string', default: path.resolve(__dirname, '..', 'build') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (positionals.length === 0) {
    throw new Error('Pass at least one page, such as /material-ui/react-button, or --help.');
  }
  const looks = combineLooks({
    viewport: values.viewports.split(',').map(parseViewport),
    mode: parseChoices(values.modes, COLOR_MODES),
    direction: parseChoices(values.directions, DIRECTIONS),
    density: parseChoices(values.densities, DENSITIES),
  });
  const options = {
    folder: values.out,
    part: values.first ? ('first' as const) : parseCount(values.part),
    javaScript: !values['no-javascript'],
    press: values.press,
  };
  await mkdir(values.out, { recursive: true });
  const server = await startServer({ root: path.resolve(values.site) });
  const browser = await launchChromium();
  try {
    for (const address of positionals) {
      const pictures: Picture[] = [];
      for (const look of looks) {
        pictures.push(...(await takePictures(browser, server.url + address, look, options)));
      }
      pictures.forEach(({ file }) => console.log(file));
      const parts = values.sheet ? Math.max(...pictures.map(({ part }) => part)) : 0;
      for (let part = 1; part <= parts; part += 1) {
        const file = path.join(values.out, `${fileNameOf(address)}-sheet-${part}.png`);
        const looksOfPart = pictures.filter((picture) => picture.part === part);
        await writeContactSheet(browser, looksOfPart, file);
        console.log(file);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
