import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { extendTheme } from '@mui/joy/styles';

const { colorSchemes, ...theme } = extendTheme();
const scales = ['radius', 'shadow', 'fontSize', 'fontWeight', 'lineHeight', 'zIndex'] as const;
const shared = { ...Object.fromEntries(scales.map((key) => [key, theme[key]])) };

/** Lists values with their paths: ['radius.sm', '6px']. */
function entriesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child
      ? entriesOf(child, `${path}${key}.`)
      : [[`${path}${key}`, String(child)] as [string, string]],
  );
}

export default function JoyDefaultTheme() {
  const [scheme, setScheme] = React.useState<'light' | 'dark'>('light');
  const [query, setQuery] = React.useState('palette.primary.solid');
  const found = entriesOf({ ...colorSchemes[scheme], ...shared }).filter(([path]) =>
    path.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FormControl>
          <FormLabel>Filter</FormLabel>
          <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </FormControl>
        <FormControl sx={{ width: 120 }}>
          <FormLabel>Scheme</FormLabel>
          <Select value={scheme} onChange={(_event, value) => value && setScheme(value)}>
            <Option value="light">light</Option>
            <Option value="dark">dark</Option>
          </Select>
        </FormControl>
      </Box>
      <Typography role="status" level="body-sm" sx={{ my: 1 }}>
        {found.length} values
      </Typography>
      <Box role="region" aria-label="Values" tabIndex={0} sx={{ maxHeight: 320, overflow: 'auto' }}>
        <Table
          aria-label="Values"
          size="sm"
          sx={{ '& th, & td': { wordBreak: 'break-all', whiteSpace: 'normal' } }}
        >
          <tbody>
            {found.map(([path, value]) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
