/** @jest-environment jsdom */
import { elementCode, namedImport, pathImport, svgCode } from '../../../browser/details/iconCode';

test('prints imports and element with a name that collides with nothing', () => {
  expect(pathImport('MapSharp')).toBe("import MapSharpIcon from '@mui/icons-material/MapSharp';");
  expect(namedImport('MapSharp')).toBe(
    "import { MapSharp as MapSharpIcon } from '@mui/icons-material';",
  );
  expect(elementCode('MapSharp')).toBe('<MapSharpIcon />');
});

test('prints a drawing as a file', () => {
  const root = new DOMParser().parseFromString(svgCode('<path d="M1 1"/>'), 'image/svg+xml');
  expect(root.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(root.querySelector('path')?.getAttribute('d')).toBe('M1 1');
});
