import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { useTheme } from '@mui/joy/styles';

const palettes = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const others = ['common', 'text', 'background'] as const;
type Name = (typeof palettes)[number] | (typeof others)[number];

export default function PaletteThemeViewer() {
  const { vars } = useTheme();
  const [name, setName] = React.useState<Name>('primary');
  const colors = Object.entries<string>(vars.palette[name]).filter(
    ([key]) => !key.endsWith('Channel'),
  );
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <FormControl sx={{ mb: 2, width: 200 }}>
        <FormLabel>Palette</FormLabel>
        <Select value={name} onChange={(_event, value) => value && setName(value)}>
          {[...palettes, ...others].map((key) => (
            <Option key={key} value={key}>
              {key}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Box
        component="ul"
        aria-label={`Colors of ${name}`}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', p: 0 }}
      >
        {colors.map(([key, color]) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 1, p: 0.5, fontSize: 'sm' }}>
            <Box sx={{ width: 20, border: '1px solid', borderColor: 'divider', bgcolor: color }} />
            {key}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
