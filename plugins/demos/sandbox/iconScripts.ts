import fs from 'node:fs/promises';
import path from 'node:path';

export const ICONS = '@mui/icons-material';

/** How many letters of an icon's name decide in which script it is. */
export const PREFIX_LENGTH = 2;

/** The only statement of an icon's module that differs: what it draws, and its name. */
const DRAWING = /createSvgIcon\(\s*(?:\/\*#__PURE__\*\/)?([\s\S]*), '\w+'\);/;

function drawingOf(name: string, code: string): string {
  const [, drawing] = DRAWING.exec(code) ?? [];
  if (drawing === undefined) {
    throw new Error(
      `${ICONS}/esm/${name}.js has an unknown form. Adapt DRAWING in plugins/demos/sandbox/iconScripts.ts.`,
    );
  }
  return drawing.replace(/\/\*#__PURE__\*\//g, '').replace(/\n\s*/g, '');
}

function scriptOf(
  prefix: string,
  entries: readonly (readonly [name: string, drawing: string])[],
): string {
  const icons = entries.map(([name, drawing]) => `${name}:()=>${drawing}`);
  return `__icons('${prefix}',(_jsx,_jsxs,_Fragment)=>({${icons.join(',')}}))`;
}

/**
 * Returns scripts with all icons of Material Icons, by the beginning of their names: bundling 10,000
 * modules would take minutes. Each calls `__icons` with that beginning, and a function that returns its icons by name.
 *
 * Throws when an icon's module has an unknown form.
 */
export async function iconScripts(siteDir: string): Promise<Map<string, string>> {
  const folder = path.join(siteDir, 'node_modules', ICONS, 'esm');
  const files = (await fs.readdir(folder)).filter((file) => /^[A-Z].*\.js$/.test(file)).sort();
  const entries = await Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'.js'.length);
      return [name, drawingOf(name, await fs.readFile(path.join(folder, file), 'utf8'))] as const;
    }),
  );
  const groups = new Map<string, (readonly [string, string])[]>();
  entries.forEach((entry) => {
    const prefix = entry[0].slice(0, PREFIX_LENGTH);
    groups.set(prefix, [...(groups.get(prefix) ?? []), entry]);
  });
  return new Map([...groups].map(([prefix, group]) => [prefix, scriptOf(prefix, group)]));
}
