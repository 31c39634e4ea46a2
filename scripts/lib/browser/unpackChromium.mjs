// @ts-check
// Unpacks Chromium into os.tmpdir(). A process of its own, because the package decides by environment
// variables what to unpack and where (TMPDIR), and sets others: see `unpack` in chromiumFiles.ts.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
