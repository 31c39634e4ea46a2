const autocomplete = `import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
export function useField() {
  const [city, setCity] = React.useState('');
  return <Autocomplete options={['Porto']} value={city} onChange={(event, value) => setCity(value)} renderInput={() => null} />;
}`;

const slider = `import * as React from 'react';
import Slider from '@mui/material/Slider';
export function useField() {
  const [size, setSize] = React.useState(1);
  return <Slider value={size} onChange={(event, value) => setSize(value)} />;
}`;

/** What TypeScript says about code with a common error. */
export const failures: readonly (readonly [message: string, code: string])[] = [
  [
    `Type '"brand"' is not assignable to type 'OverridableStringUnion<`,
    `import Chip from '@mui/material/Chip';
export const chip = <Chip color="brand" />;`,
  ],
  [
    "'brand' does not exist in type 'PaletteOptions'.",
    `import { createTheme } from '@mui/material/styles';
export const theme = createTheme({ palette: { brand: { main: '#6d4c41' } } });`,
  ],
  [
    "Property 'vars' does not exist on type 'Theme'.",
    `import { styled } from '@mui/material/styles';
export const Link = styled('a')(({ theme }) => ({ color: theme.vars.palette.primary.main }));`,
  ],
  [
    "'MuiTimeline' does not exist in type 'Components<",
    `import { createTheme } from '@mui/material/styles';
export const theme = createTheme({ components: { MuiTimeline: {} } });`,
  ],
  [
    "Property 'component' does not exist on type 'IntrinsicAttributes",
    `import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
const Wide = styled(Button)({});
export const wide = <Wide component="label" />;`,
  ],
  [
    "Property 'isOpen' does not exist on type 'MUIStyledCommonProps<Theme>",
    `import { styled } from '@mui/material/styles';
export const Panel = styled('div')(({ isOpen }) => ({ opacity: isOpen ? 1 : 0 }));`,
  ],
  [
    "Type 'SelectChangeEvent<string>' is not assignable to type 'ChangeEvent<",
    `import type { ChangeEvent } from 'react';
import Select from '@mui/material/Select';
const change = (event: ChangeEvent<HTMLInputElement>) => event.preventDefault();
export const select = (value: string) => <Select value={value} onChange={change} />;`,
  ],
  [
    "Type 'SyntheticEvent<Element, Event>' is not assignable to type",
    `import type { ChangeEvent } from 'react';
import Tabs from '@mui/material/Tabs';
const change = (event: ChangeEvent, value: number) => value;
export const tabs = <Tabs value={0} onChange={change} />;`,
  ],
  ["Type 'null' is not assignable to type 'SetStateAction<string>'.", autocomplete],
  ["Type 'number[]' is not assignable to type 'SetStateAction<number>'.", slider],
  [
    "Type 'SxProps<Theme> | undefined' is not assignable to type",
    `import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
export const box = (sx?: SxProps<Theme>) => <Box sx={[{ p: 2 }, sx]} />;`,
  ],
  [
    "Property 'item' does not exist on type 'IntrinsicAttributes",
    `import Grid from '@mui/material/Grid2';
export const cell = <Grid item xs={12} />;`,
  ],
];
