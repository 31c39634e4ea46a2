import { buildIndex } from '../../../shared/index/buildIndex';
import { createAnswerer } from '../../../browser/worker/createAnswerer';
import { createIndexStore } from '../../../browser/worker/createIndexStore';
import type { AddressedAnswer, FoundAnswer, SearchRequest } from '../../../browser/worker/messages';
import type { IndexList } from '../../../shared/indexList';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { examplePage, examplePages } from '../examplePages';

const TEXTS = '/search/texts.json';
const WORDS = '/search/words.json';
const built = buildIndex(examplePages, (kind) => `/search/${kind}.json`);
const empty = buildIndex([], () => '/search/no-words.json');
/** What each search of Material UI loads, in this order. */
const FILES = ['/zh/search/material-ui.json', `/zh${WORDS}`];
const LIST = Object.fromEntries(PRODUCTS.map(({ id }) => [id, `/search/${id}.json`])) as IndexList;

/** The files of a site whose pages are all of Material UI. */
function siteFiles(): Map<string, string> {
  const files = new Map([
    [`/zh${TEXTS}`, built.texts.get(TEXTS) ?? ''],
    [`/zh${WORDS}`, built.words.content],
    [`/zh${empty.words.path}`, empty.words.content],
  ]);
  for (const { id } of PRODUCTS) {
    files.set(`/zh/search/${id}.json`, (id === 'material-ui' ? built : empty).index);
  }
  return files;
}

function setUp(files = siteFiles()) {
  const answers: AddressedAnswer[] = [];
  const fetched: string[] = [];
  const store = createIndexStore((address) => {
    fetched.push(address);
    const text = files.get(address);
    return text === undefined
      ? Promise.reject(new Error(`${address} responded with status 404.`))
      : Promise.resolve(text);
  });
  const answer = createAnswerer(store, (message) => answers.push(message));
  let id = 0;
  return {
    files,
    fetched,
    answers,
    ask: (request: Partial<SearchRequest>) => {
      id += 1;
      return answer({
        type: 'search',
        channel: 1,
        id,
        baseUrl: '/zh/',
        list: LIST,
        query: '',
        products: ['material-ui'],
        others: [],
        kinds: [],
        excerpts: Infinity,
        ...request,
      });
    },
    list: (products: readonly ProductId[]) =>
      answer({ type: 'pages', channel: 2, id: 1, baseUrl: '/zh/', list: LIST, products }),
    found: () => answers.map(({ answer: each }) => each as FoundAnswer),
  };
}

test('answers with the hits, and again with excerpts once the texts are there', async () => {
  const { ask, found, fetched } = setUp();
  await ask({ query: 'upload' });
  expect(fetched).toEqual([...FILES, '/zh/search/texts.json']);
  expect(found().map(({ groups }) => groups[0]?.hits[0]?.excerpt)).toEqual([
    '',
    '',
    'Put a hidden input into a label to choose files.',
  ]);
  expect(found()[2]).toMatchObject({
    type: 'found',
    query: 'upload',
    isIncomplete: false,
    words: ['upload'],
    isElsewhere: false,
    missing: [],
    groups: [
      {
        product: 'material-ui',
        kind: 'page',
        title: 'Button',
        hits: [{ kind: 'section', path: '/material-ui/react-button#section-File upload' }],
      },
    ],
  });
});

test('loads the texts of as many pages as need excerpts', async () => {
  const long = examplePages.map((page, number) => ({ ...page, text: `${number}`.repeat(12_000) }));
  const { index, words, texts } = buildIndex(long, (kind, content) =>
    kind === 'words' ? WORDS : `/search/texts-${content[2]}.json`,
  );
  const files = new Map([...texts].map(([file, content]) => [`/zh${file}`, content]));
  files.set(`/zh${WORDS}`, words.content);
  files.set('/zh/search/material-ui.json', index);
  const { ask, fetched, found } = setUp(files);
  const excerpts = () =>
    found()
      .at(-1)
      ?.groups.map(({ hits }) => hits[0]?.excerpt.slice(0, 3));
  await ask({ query: 'button', excerpts: 1 });
  expect(fetched.slice(2)).toEqual(['/zh/search/texts-0.json']);
  expect(excerpts()).toEqual(['000', '', '']);
  await ask({ query: 'button' });
  expect(fetched.slice(3)).toEqual(['/zh/search/texts-2.json', '/zh/search/texts-1.json']);
  expect(excerpts()).toEqual(['000', '222', '111']);
});

test('loads each file once, and no texts for a query without hits', async () => {
  const { ask, answers, fetched } = setUp();
  await ask({ query: 'qqqq' });
  expect(fetched).toEqual(FILES);
  await ask({ query: 'upload' });
  await ask({ query: 'button' });
  expect(fetched).toHaveLength(3);
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 2, 3]);
});

test('searches other products only if nothing is found in the first', async () => {
  const { ask, found, fetched } = setUp();
  await ask({ query: 'upload', products: ['joy-ui'], others: ['material-ui', 'x'] });
  expect(found().at(-1)).toMatchObject({ isElsewhere: true, groups: [{ product: 'material-ui' }] });
  const before = fetched.length;
  await ask({ query: 'button', products: ['material-ui'], others: ['system'] });
  expect(found().at(-1)).toMatchObject({ isElsewhere: false });
  expect(fetched).toHaveLength(before);
});

test('a query without words is answered without other products', async () => {
  const { ask, found, fetched } = setUp();
  await ask({ query: '???', others: ['x'] });
  expect(found()).toMatchObject([{ words: [], groups: [] }]);
  expect(fetched).toEqual(FILES);
});

test('answers with names first, and with the hits of texts once their words are there', async () => {
  const { ask, found } = setUp();
  await ask({ query: 'hidden', excerpts: 0 });
  await ask({ query: 'upload', excerpts: 0 });
  expect(found().map(({ query, isIncomplete }) => [query, isIncomplete])).toEqual([
    ['hidden', false],
    ['upload', false],
  ]);
  const second = setUp();
  await second.ask({ query: 'upload', excerpts: 0 });
  expect(second.found().map(({ isIncomplete }) => isIncomplete)).toEqual([true, false]);
  expect(second.found()[0]?.groups).toEqual(found()[1]?.groups);
});

test('names find hits when the words can’t be loaded, and the words are asked for again', async () => {
  const { ask, files, found } = setUp();
  files.delete(`/zh${WORDS}`);
  await ask({ query: 'upload', excerpts: 0 });
  expect(found().at(-1)).toMatchObject({ missing: ['material-ui'], groups: [{ title: 'Button' }] });
  files.set(`/zh${WORDS}`, built.words.content);
  await ask({ query: 'hidden', excerpts: 0 });
  expect(found().at(-1)).toMatchObject({ missing: [], groups: [{ title: 'Button' }] });
});

test('only the latest request of a channel is answered', async () => {
  const { ask, answers } = setUp();
  await Promise.all([ask({ query: 'b' }), ask({ query: 'bu' }), ask({ query: 'x', channel: 7 })]);
  expect(new Set(answers.map(({ channel, id }) => `${channel}/${id}`))).toEqual(
    new Set(['1/2', '7/3']),
  );
});

test.each([
  ['missing', undefined],
  ['cut short', built.index.slice(0, built.index.length / 2)],
  ['replaced by a page', '<!doctype html>'],
])('an index that is %s is a failure, and loaded again with the next query', async (_, text) => {
  const { ask, answers, files } = setUp();
  if (text === undefined) {
    files.delete('/zh/search/material-ui.json');
  } else {
    files.set('/zh/search/material-ui.json', text);
  }
  await ask({ query: 'button' });
  expect(answers.map(({ answer }) => answer)).toEqual([{ type: 'failed' }]);
  files.set('/zh/search/material-ui.json', built.index);
  await ask({ query: 'button' });
  expect(answers.at(-1)?.answer.type).toBe('found');
});

test('searches the index of a newer release when that of the older one is gone', async () => {
  const { ask, files, answers } = setUp();
  files.delete('/zh/search/material-ui.json');
  files.set('/zh/search/newer.json', built.index);
  await ask({ query: 'button' });
  expect(answers.at(-1)?.answer.type).toBe('failed');
  await ask({ query: 'button', list: { ...LIST, 'material-ui': '/search/newer.json' } });
  expect(answers.at(-1)?.answer.type).toBe('found');
});

test('names the products that could not be searched', async () => {
  const { ask, files, found } = setUp();
  files.delete('/zh/search/x.json');
  await ask({ query: 'button', products: ['material-ui', 'x'] });
  expect(found().at(-1)).toMatchObject({ type: 'found', missing: ['x'] });
});

test.each(['', 'no JSON', '{}'])('hits have no excerpts if their texts are %j', async (text) => {
  const { ask, files, found } = setUp();
  files.set('/zh/search/texts.json', text);
  await ask({ query: 'upload' });
  expect(found().at(-1)).toMatchObject({ groups: [{ hits: [{ excerpt: '' }] }] });
});

test('lists the pages of products, or says that it can’t', async () => {
  const { list, files, answers } = setUp();
  await list(['material-ui', 'system']);
  expect(answers.at(-1)?.answer).toMatchObject({
    type: 'pages',
    pages: examplePages.map(({ title, path }) => ({ title, path })),
  });
  files.delete('/zh/search/x.json');
  await list(['x']);
  expect(answers.at(-1)?.answer).toEqual({ type: 'failed' });
});

test('a query that names another product is answered by that one, even if the reader’s mentions it', async () => {
  const files = siteFiles();
  const joy = buildIndex(
    [examplePage('Button', { path: '/joy-ui/react-button' })],
    (kind) => `/search/joy-${kind}.json`,
  );
  files.set('/zh/search/joy-ui.json', joy.index).set(`/zh${joy.words.path}`, joy.words.content);
  const { ask, found, fetched } = setUp(files);
  await ask({ query: 'Joy UI button', others: ['joy-ui', 'x'] });
  expect(found().map(({ groups }) => groups[0]?.path)).not.toContain('/material-ui/react-button');
  expect(found().at(-1)?.groups[0]?.path).toBe('/joy-ui/react-button');
  expect(fetched).not.toContain('/zh/search/x.json');
});
