import fs from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

export const ICONS = '@mui/icons-material';

/** The name of an icon, and the code that draws it, which calls `_jsx`, `_jsxs`, and `_Fragment`. */
export type IconDrawing = readonly [name: string, code: string];

/** The only statement that differs between the modules of icons: the drawing, and its name. */
const DRAWING = /createSvgIcon\(\s*(?:\/\*#__PURE__\*\/)?([\s\S]*), '\w+'\);/;

function drawingOf(name: string, code: string): string {
  const [, drawing] = DRAWING.exec(code) ?? [];
  if (drawing === undefined) {
    throw new Error(
      `${ICONS}/esm/${name}.js has an unknown form. Adapt DRAWING in plugins/icon-list/node/readDrawings.ts.`,
    );
  }
  return drawing
    .replace(/\/\*#__PURE__\*\//g, '')
    .replace(/\n\s*/g, '')
    .replaceAll('React.Fragment', '_Fragment');
}

/** Reads all drawings of the package, by name. Throws for a module of an unknown form. */
export async function readDrawings(siteDir: string): Promise<IconDrawing[]> {
  const folder = path.join(packageFolder(siteDir, ICONS), 'esm');
  const files = (await fs.readdir(folder)).filter((file) => /^[A-Z].*\.js$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'.js'.length);
      return [name, drawingOf(name, await fs.readFile(path.join(folder, file), 'utf8'))] as const;
    }),
  );
}
