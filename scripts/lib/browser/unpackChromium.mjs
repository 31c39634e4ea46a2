// @ts-check
// Unpacks Chromium into os.tmpdir(). Runs in its own process, because the package reads the files
// to unpack and their place (TMPDIR) from environment variables, and sets others: see `unpack` in
// chromiumFiles.ts.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
