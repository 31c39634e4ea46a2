import { launchChromium } from './lib/chromium';
import { startServer } from './lib/siteServer';
async function main() {
  const server = await startServer({ root: process.env.ROOT ?? 'build', port: 0 });
  const browser = await launchChromium();
  for (const spec of process.argv.slice(2)) {
    const [p, w = '1440', mode = 'light', dir = 'ltr', full = ''] = spec.split(',');
    const page = await browser.newPage({ viewport: { width: +w, height: 900 }, colorScheme: mode as 'light' });
    page.on('console', (m) => console.log(p, m.type(), m.text()));
    if (dir === 'rtl') await page.addInitScript(() => localStorage.setItem('docs-theme', '{"direction":"rtl"}'));
    await page.goto(server.url + p, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shots/${p!.replace(/\W+/g, '_')}-${w}-${mode}-${dir}.png`, fullPage: full === 'full' });
    await page.close();
  }
  await browser.close(); await server.close();
}
void main();
