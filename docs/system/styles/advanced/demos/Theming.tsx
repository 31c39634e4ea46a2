import * as React from 'react';
import { createTheme, styled, ThemeProvider } from '@mui/system';

const themes = {
  Harbor: createTheme({ palette: { accent: '#01579b' } }),
  Forest: createTheme({ palette: { accent: '#1b5e20' }, shape: { borderRadius: 16 } }),
};

type Name = keyof typeof themes;

const Accent = styled('p')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: '#fff',
  backgroundColor: theme.palette.accent,
}));

export default function Theming() {
  const [name, setName] = React.useState<Name>('Harbor');
  return (
    <div>
      <label>
        Theme{' '}
        <select name="theme" value={name} onChange={(event) => setName(event.target.value as Name)}>
          <option>Harbor</option>
          <option>Forest</option>
        </select>
      </label>
      <ThemeProvider theme={themes[name]}>
        <Accent>Colors and corners of {name}</Accent>
      </ThemeProvider>
    </div>
  );
}
