import { pageToTitle, pageToTitleI18n } from '../../shared/pageTitle';
import type { PageTreeItem } from '../../shared/types';

describe('pageToTitle', () => {
  it.each<[PageTreeItem, string | null]>([
    [{ pathname: '/a/react-button', title: 'The button' }, 'The button'],
    [{ pathname: '/a/react-button', title: false }, null],
    [{ pathname: '/material-ui/react-floating-action-button' }, 'Floating action button'],
    [{ pathname: '/material-ui/customization/css-variables' }, 'Css variables'],
    [{ pathname: '/material-ui/guides/theme.md' }, 'Theme'],
    [{ pathname: '/material-ui/guides/theme.test.md' }, 'Theme'],
    [{ pathname: '/material-ui/components/data', subheader: 'data-display' }, 'Data display'],
    [{ pathname: '/a/b', subheader: '/material-ui/customization/theme' }, 'Theme'],
    [{ pathname: '/material-ui/api/button-base' }, 'ButtonBase'],
    [{ pathname: '/material-ui/api/grid-2' }, 'Grid2'],
    [{ pathname: '/base-ui/api/use-autocomplete' }, 'useAutocomplete'],
    [{ pathname: '/material-ui/api-docs/button-base' }, 'ButtonBase'],
    [{ pathname: '/material-ui/api-docs/use-button' }, 'UseButton'],
    [{ pathname: '/material-ui/guides/api' }, 'Api'],
    [{ pathname: 'https://mui.com/versions/' }, ''],
  ])('the title of %j is %j', (item, title) => {
    expect(pageToTitle(item)).toBe(title);
  });
});

describe('pageToTitleI18n', () => {
  const labels: Readonly<Record<string, string>> = {
    'pages./material-ui/react-button': '按钮',
    'pages.inputs': '输入',
    'pages./material-ui/hidden': '',
  };
  const translate = (key: string) => labels[key];

  it('prefers the translation over the title in the tree', () => {
    const item = { pathname: '/material-ui/react-button', title: 'Button' };
    expect(pageToTitleI18n(item, translate)).toBe('按钮');
  });

  it('prefers the translation even if the title is false', () => {
    const item = { pathname: '/material-ui/react-button', title: false } as const;
    expect(pageToTitleI18n(item, translate)).toBe('按钮');
  });

  it('translates a subheader by its own key, not by its pathname', () => {
    const item = { pathname: '/material-ui/react-button', subheader: 'inputs' };
    expect(pageToTitleI18n(item, translate)).toBe('输入');
  });

  it('does not translate an item with a query', () => {
    const item = { pathname: '/material-ui/react-button', query: { tab: 'api' } };
    expect(pageToTitleI18n(item, translate)).toBe('Button');
  });

  it('falls back to the English title if the translation is missing or empty', () => {
    expect(pageToTitleI18n({ pathname: '/material-ui/react-slider' }, translate)).toBe('Slider');
    expect(pageToTitleI18n({ pathname: '/material-ui/hidden' }, () => null)).toBe('Hidden');
    expect(pageToTitleI18n({ pathname: '/material-ui/hidden' }, translate)).toBe('Hidden');
  });
});
