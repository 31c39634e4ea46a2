import { themesOf } from '../../../lazy/editor/themesOf';

test.each([
  ['material-ui/react-button/A', [], ['material-ui']],
  ['material-ui/react-button/A', ['@mui/joy'], ['material-ui', 'joy-ui']],
  ['joy-ui/react-button/A', ['@mui/joy/Button', '@mui/material/Box'], ['joy-ui', 'material-ui']],
  ['x/react-data-grid/A', ['@mui/x-data-grid'], ['material-ui']],
  ['base-ui/react-button/A/css', ['@toolpad/core', './people'], ['material-ui']],
  ['system/react-box/A', ['@mui/system', '@mui/joystick', '@mui/material-next'], []],
])('a demo %s that imports %j needs the themes %j', (id, imports, themes) => {
  expect(themesOf(id, imports)).toEqual(themes);
});
