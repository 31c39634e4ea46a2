import * as React from 'react';
import type * as TabPanel from '@mui/lab/TabPanel';
import type * as Material from '@mui/material';
import type * as ClassName from '@mui/material/className';
import type * as Utils from '@mui/material/utils';
import type * as DataGrid from '@mui/x-data-grid';
import { renderToStaticMarkup } from 'react-dom/server';

type Library = typeof Material;
/** The library is loaded anew in tests, but React isn't: elements must be those of the renderer. */
jest.doMock('react', () => React);

type Rename = (name: string) => string;

/** Loads the library anew, with names from a function. */
function libraryWith(rename: Rename): Library {
  let library: Library | undefined;
  jest.isolateModules(() => {
    // The order matters, so these aren't imports.
    const { unstable_ClassNameGenerator: generator } =
      jest.requireActual<typeof ClassName>('@mui/material/className');
    generator.configure(rename);
    library = jest.requireActual<Library>('@mui/material');
  });
  return library!;
}

/** Class names of the first element, without those of Emotion. */
function classesOf(element: React.ReactElement): string[] {
  const html = renderToStaticMarkup(element).replace(/<style[^>]*>[^<]*<\/style>/g, '');
  const names = /class="([^"]*)"/.exec(html)?.[1] ?? '';
  return names.split(' ').filter((name) => !/^css-|^emotion-/.test(name));
}

const withPrefix: Rename = (name) => name.replace('Mui', 'Shop');

test('a prefix changes elements and the objects with class names', () => {
  const { Button, buttonClasses } = libraryWith(withPrefix);
  expect(buttonClasses.root).toBe('ShopButton-root');
  expect(classesOf(<Button>Save</Button>)).toEqual(
    expect.arrayContaining(['ShopButtonBase-root', 'ShopButton-root', 'ShopButton-text']),
  );
});

test('state classes keep their names', () => {
  const { Button, buttonClasses } = libraryWith(withPrefix);
  expect(buttonClasses.disabled).toBe('Mui-disabled');
  expect(classesOf(<Button disabled>Save</Button>)).toContain('Mui-disabled');
});

test('keys of the theme keep their names', () => {
  const { Button, ThemeProvider, createTheme } = libraryWith(withPrefix);
  const theme = createTheme({ components: { MuiButton: { defaultProps: { size: 'small' } } } });
  const names = classesOf(
    <ThemeProvider theme={theme}>
      <Button>Save</Button>
    </ThemeProvider>,
  );
  expect(names).toContain('ShopButton-sizeSmall');
});

test('one component can be renamed', () => {
  const { Card, Paper } = libraryWith((name) => (name === 'MuiCard' ? 'Tile' : name));
  expect(classesOf(<Card />)).toEqual(expect.arrayContaining(['Tile-root', 'MuiPaper-root']));
  expect(classesOf(<Paper />)).toContain('MuiPaper-root');
});

test('Box calls the function with its whole class, a second time', () => {
  const seen: string[] = [];
  const { Box } = libraryWith((name) => {
    seen.push(name);
    return `shop-${name}`;
  });
  expect(classesOf(<Box />)).toEqual(['shop-shop-MuiBox-root']);
  expect(seen).toContain('shop-MuiBox-root');
});

test('a late call leaves the objects as they are, and elements disagree with them', () => {
  jest.isolateModules(() => {
    const { Button, buttonClasses } = jest.requireActual<Library>('@mui/material');
    const { unstable_ClassNameGenerator: generator } =
      jest.requireActual<typeof ClassName>('@mui/material/className');
    generator.configure(withPrefix);
    expect(buttonClasses.root).toBe('MuiButton-root');
    expect(classesOf(<Button>Save</Button>)).toContain('ShopButton-root');
  });
});

test('the lab and the Data Grid follow, too', () => {
  jest.isolateModules(() => {
    const { unstable_ClassNameGenerator: generator } =
      jest.requireActual<typeof ClassName>('@mui/material/className');
    generator.configure(withPrefix);
    const lab = jest.requireActual<typeof TabPanel>('@mui/lab/TabPanel');
    const { gridClasses } = jest.requireActual<typeof DataGrid>('@mui/x-data-grid');
    expect(lab.tabPanelClasses.root).toBe('ShopTabPanel-root');
    expect(gridClasses.root).toBe('ShopDataGrid-root');
  });
});

test('@mui/material/utils warns about its generator', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.isolateModules(() => {
    const { unstable_ClassNameGenerator: generator } =
      jest.requireActual<typeof Utils>('@mui/material/utils');
    generator.configure(withPrefix);
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('@mui/material/className'));
});
