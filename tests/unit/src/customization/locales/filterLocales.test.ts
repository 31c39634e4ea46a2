import { filterLocales } from '../../../../../src/customization/locales/filterLocales';

const row = { isRtl: false, missing: [] };
const LOCALES = [
  { ...row, name: 'zhCN', tag: 'zh-CN', title: 'Chinese (China)', ownTitle: '中文（中国）' },
  {
    ...row,
    name: 'ptBR',
    tag: 'pt-BR',
    title: 'Brazilian Portuguese',
    ownTitle: 'português (Brasil)',
  },
  { ...row, name: 'roRO', tag: 'ro-RO', title: 'Romanian', ownTitle: 'română' },
];
const found = (query: string) => filterLocales(LOCALES, query).map(({ name }) => name);

test.each([
  ['', ['zhCN', 'ptBR', 'roRO']],
  ['  ', ['zhCN', 'ptBR', 'roRO']],
  ['ZHcn', ['zhCN']],
  ['pt-br', ['ptBR']],
  ['portugues', ['ptBR']],
  ['Romana', ['roRO']],
  ['中文', ['zhCN']],
  ['brasil pt', ['ptBR']],
  ['klingon', []],
])('"%s" finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});
