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

  it.each<[string, PageTreeItem, string]>([
    ['the translation', { pathname: '/material-ui/react-button', title: 'Button' }, '按钮'],
    ['the translation', { pathname: '/material-ui/react-button', title: false }, '按钮'],
    [
      'that of its subheader',
      { pathname: '/material-ui/react-button', subheader: 'inputs' },
      '输入',
    ],
    ['English', { pathname: '/material-ui/react-button', query: { tab: 'api' } }, 'Button'],
    ['English', { pathname: '/material-ui/react-slider' }, 'Slider'],
    ['English', { pathname: '/material-ui/hidden' }, 'Hidden'],
  ])('is %s for %j', (_, item, title) => {
    expect(pageToTitleI18n(item, translate)).toBe(title);
  });
});
