/** Another form of a path, as links, readers, scanners, or attackers write it. */
type Mutation = (path: string) => string;

const encode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** Applies a mutation to the part of a path after its last slash. */
const inName =
  (change: Mutation): Mutation =>
  (path) => {
    const start = path.lastIndexOf('/') + 1;
    return path.slice(0, start) + change(path.slice(start));
  };

/** Inserts text before the last name. */
const before = (text: string) => inName((name) => text + name);
const after =
  (text: string): Mutation =>
  (path) =>
    path + text;

const MUTATIONS: readonly Mutation[] = [
  after('/'),
  after('//'),
  after('.html'),
  after('.html/'),
  after('/index.html'),
  after('/index'),
  after('.md'),
  after('.br'),
  after('.htm'),
  after('?a=1'),
  after('/?a=/b//'),
  after('%20'),
  after('%0d%0aX-Evil:%201'),
  after('%2f'),
  after('/..'),
  after('/.'),
  after('%'),
  after(';a=1'),
  after('&b'),
  after('x'),
  after('%ff/'),
  before('/'),
  before('%2F'),
  before('%5c'),
  before('../'),
  before('./'),
  before('%2e%2e/'),
  before('.%2E/assets/'),
  before('.'),
  before('%2e/'),
  before('x/'),
  before('x%2f'),
  inName((name) => name.replace(/\w/, encode)),
  inName((name) => name.replace(/\w$/, (letter) => encode(letter).toLowerCase())),
  inName((name) => name.replace('-', '%2d')),
  inName((name) => name.toUpperCase()),
  inName((name) => name.slice(0, -1)),
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => `/en${path}`,
  (path) => `/zh${path}`,
  (path) => `/en/en//zh${path}/`,
  (path) => `/assets/..${path}`,
  (path) => `/zh/assets/%2e%2e/..${path}`,
  (path) => `/assets/.${path}`,
  (path) => `/.well-known${path}`,
  (path) => `/.hosting${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '/./'),
  (path) => path.replace('/', '/%5F'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path + 'a/'.repeat(1100),
];

/**
 * Returns paths of a site, and other forms of them: each path has the next few of all mutations.
 *
 * @param count how many to return, if there are as many
 */
export function mutatedPaths(paths: readonly string[], count: number): string[] {
  const all = new Set(paths);
  for (let turn = 0; turn < MUTATIONS.length && all.size < count; turn++) {
    paths.forEach((path, index) => {
      const mutation = MUTATIONS[(index + turn) % MUTATIONS.length];
      const mutated = mutation?.(path);
      if (mutated && all.size < count) {
        all.add(mutated);
      }
    });
  }
  return [...all];
}
