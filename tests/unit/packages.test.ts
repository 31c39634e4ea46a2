import fs from 'node:fs';
import path from 'node:path';

const packages = fs
  .readdirSync('plugins')
  .map((name) => `plugins/${name}/package.json`)
  .filter((file) => fs.existsSync(file));

test.each(packages)('%s exports no module that the server has a twin of', (file) => {
  const { exports = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    exports?: Record<string, string>;
  };
  const twins = Object.values(exports).filter((module) =>
    ['.server.ts', '.server.tsx'].some((end) =>
      fs.existsSync(path.join(path.dirname(file), module.replace(/\.tsx?$/, '') + end)),
    ),
  );
  // The bundler takes the file that the exports name, so the server would have the browser's half.
  expect(twins).toEqual([]);
});
