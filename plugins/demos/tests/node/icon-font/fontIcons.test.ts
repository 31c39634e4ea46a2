import { hasFontIcons, unknownIconClasses } from '../../../node/icon-font/fontIcons';

test.each([
  [`import Icon from '@mui/material/Icon';`, true],
  [`import MuiIcon from '@mui/material/Icon';`, true],
  [`import { Button, Icon } from '@mui/material';`, true],
  [`import {\n  Button,\n  Icon,\n} from '@mui/material';`, true],
  [`import IconButton from '@mui/material/IconButton';`, false],
  [`import SvgIcon from '@mui/material/SvgIcon';`, false],
  [`import { IconButton, SvgIcon } from '@mui/material';`, false],
  [`import Icon from './Icon';\nimport { Button } from '@mui/material';`, false],
])('detects from its imports whether a demo uses font icons: %j', (code, expected) => {
  expect(hasFontIcons(code)).toBe(expected);
});

test('returns each icon font that the site does not have once', () => {
  const code = `
    <Icon>event</Icon>
    <Icon baseClassName="material-icons">event</Icon>
    <Icon color="primary" baseClassName="fas" className="fa-plus" />
    <Icon
      baseClassName="fas"
      className="fa-minus"
    />`;
  expect(unknownIconClasses(code)).toEqual(['fas']);
});
